import { expect, test } from 'vitest';
import type { ReadItem } from '../reader.types';
import { readGhost } from './ghost.reader';

const post = {
  id: 'p1',
  uuid: '0b1c',
  title: '隘口开通',
  slug: 'pass-open',
  html: '<p>路通了。</p><img src="__GHOST_URL__/content/images/a.jpg">',
  feature_image: '__GHOST_URL__/content/images/cover.jpg',
  type: 'post',
  status: 'published',
  visibility: 'public',
  locale: 'zh',
  custom_excerpt: '一句话 <简>',
  published_at: '2026-03-05T08:00:00.000Z',
};
const data = (posts: readonly object[]) => ({
  posts,
  tags: [
    { id: 't1', name: '交通' },
    { id: 't2', name: '山里' },
    { id: 't3', name: '#desk', visibility: 'internal' },
  ],
  posts_tags: [
    { post_id: 'p1', tag_id: 't2', sort_order: 1 },
    { post_id: 'p1', tag_id: 't1', sort_order: 0 },
    { post_id: 'p1', tag_id: 't3', sort_order: 2 },
  ],
  users: [{ id: 'u1', name: '周牧野' }],
  posts_authors: [{ post_id: 'p1', author_id: 'u1', sort_order: 0 }],
  posts_meta: [{ post_id: 'p1', feature_image_caption: '隘口' }],
  settings: [{ key: 'title', value: '岷阳日报' }],
});

async function read(value: unknown, pages = false): Promise<ReadItem[]> {
  async function* parts() {
    yield typeof value === 'string' ? value : JSON.stringify(value);
  }
  const items: ReadItem[] = [];
  const context = { address: 'https://ghost.example/', now: new Date(0), pages };
  for await (const item of readGhost(parts, context)) items.push(item);
  return items;
}

test('[K5] a Ghost export – a post – brings its text, place, tags, author and pictures', async () => {
  expect(await read({ db: [{ meta: { version: '5.80.0' }, data: data([post]) }] })).toMatchObject([
    {
      kind: 'draft',
      where: 'pass-open',
      draft: {
        key: 'ghost:0b1c',
        title: '隘口开通',
        html: '<p>路通了。</p><img src="/content/images/a.jpg">',
        abstract: '一句话 &lt;简&gt;',
        link: 'https://ghost.example/pass-open',
        baseUrl: 'https://ghost.example/',
        author: '周牧野',
        source: '岷阳日报',
        language: 'zh',
        columnPath: ['交通'],
        tags: ['山里'],
        pictures: [{ src: '/content/images/cover.jpg', caption: '隘口' }],
        publishtime: new Date('2026-03-05T08:00:00Z'),
      },
    },
  ]);
});

test('[K5] a Ghost export – drafts, pages, posts for members – are refused with their reason', async () => {
  const posts = [
    { ...post, status: 'draft' },
    { ...post, status: 'scheduled' },
    { ...post, type: 'page' },
    { ...post, visibility: 'paid' },
    { title: 'no id' },
    { ...post, html: null, plaintext: 'one\ntwo' },
  ];
  const items = await read({ data: data(posts) });
  expect(items.map((item) => (item.kind === 'refused' ? item.reason : item.kind))).toEqual([
    'a draft',
    'scheduled, not yet published',
    'a page, and pages were not asked for',
    'for members only',
    expect.stringContaining('not a post'),
    'draft',
  ]);
  expect(items[5]).toMatchObject({ draft: { html: '<p>one</p><p>two</p>' } });
  expect((await read({ data: data([{ ...post, type: 'page' }]) }, true))[0]).toMatchObject({ kind: 'draft' });
});

test.each([['{"db":'], [{ db: [] }], [{ data: { posts: 7 } }]])(
  '[K5] %j – is no Ghost export',
  async (value) => {
    await expect(read(value)).rejects.toThrow(/not JSON|neither ninjs/);
  },
);
