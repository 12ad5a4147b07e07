import { readItems } from '@testing/importSources';
import { expect, test } from 'vitest';
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

const read = (value: unknown, pages = false, address = 'https://ghost.example/') =>
  readItems(readGhost, value, { pages, address: address === '' ? undefined : address });

test('[K5] a Ghost export – a post – brings its text, place, tags, author and pictures', async () => {
  expect(await read({ db: [{ meta: { version: '5.80.0' }, data: data([post]) }] })).toMatchObject([
    {
      kind: 'draft',
      where: 'pass-open',
      draft: {
        key: 'ghost:0b1c',
        title: '隘口开通',
        html: '<p>路通了。</p><img src="/content/images/a.jpg">',
        abstract: '一句话 <简>',
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

test('[K5] a Ghost export – posts whose text is in lexical or mobiledoc alone – are refused by name; those with html or plain text are read', async () => {
  const lexical = '{"root":{"children":[{"type":"paragraph"}]}}';
  const [html, mobiledoc] = ['', '{"version":"0.3.1"}'];
  const items = await read({
    data: data([
      { ...post, html: null, lexical },
      { ...post, html, mobiledoc, lexical: null },
      { ...post, lexical },
      { ...post, html, plaintext: '路通了。', mobiledoc },
    ]),
  });
  expect(items).toMatchObject([
    { kind: 'refused', where: 'pass-open', reason: expect.stringContaining('in lexical alone') },
    { kind: 'refused', where: 'pass-open', reason: expect.stringContaining('in mobiledoc alone') },
    { kind: 'draft', draft: { html: expect.stringContaining('<p>路通了。</p>') } },
    { kind: 'draft', draft: { html: '<p>路通了。</p>' } },
  ]);
});

test('[K5] a Ghost export – a post whose slug is no path – is read without an address, and the rest goes on', async () => {
  const items = await read({
    data: data([
      { ...post, slug: 'https://[' },
      { ...post, uuid: '2' },
    ]),
  });
  expect(items).toMatchObject([
    { draft: { link: '' } },
    { draft: { link: 'https://ghost.example/pass-open' } },
  ]);
});

test.each([['{"db":'], [{ db: [] }], [{ data: { posts: 7 } }]])(
  '[K5] %j – is no Ghost export',
  async (value) => {
    await expect(read(value)).rejects.toThrow(/not JSON|neither ninjs/);
  },
);

test('[K5] a Ghost export – of posts that say little – brings what there is, and nothing of other posts', async () => {
  const bare = { id: 9, html: '<p>b</p>', status: 'published', published_at: 1_772_697_600_000 };
  const export_ = data([post, bare]);
  const settings = [{ key: 'logo', value: 'x' }, ...export_.settings];
  const users = [...export_.users, { id: 'u2', name: '方既明' }, { id: 'u4', name: '陆怀远' }];
  const authors = ['u3', 'u2', 'u1'].map((author_id, order) => ({
    post_id: '9',
    author_id,
    sort_order: -order,
  }));
  const [, second] = await read({
    data: { ...export_, settings, users, posts_authors: [...export_.posts_authors, ...authors] },
  });
  expect(second).toMatchObject({
    where: 'post 9',
    draft: {
      ...{ key: 'ghost:岷阳日报:9', title: '', html: '<p>b</p>', abstract: '', language: '', tags: [] },
      ...{ link: 'https://ghost.example/', author: '周牧野 方既明', columnPath: ['岷阳日报'], pictures: [] },
      publishtime: new Date('2026-03-05T08:00:00Z'),
    },
  });
});

test('[K5] a Ghost export – without settings, captions and an address – is read all the same', async () => {
  const posts = [
    { ...post, html: '' },
    { ...post, id: 'p2', uuid: '', status: '' },
    { ...post, status: 'hidden' },
    {},
  ];
  const items = await read({ data: { posts, settings: [{ key: 'title', value: 7 }] } }, false, '');
  expect(items).toMatchObject([
    {
      draft: {
        ...{ html: '', link: '', source: '', columnPath: [], baseUrl: undefined },
        pictures: [{ caption: '' }],
      },
    },
    { reason: 'its status is missing' },
    { reason: 'its status is hidden' },
    { where: 'post 4' },
  ]);
});
