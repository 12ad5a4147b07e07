import { ArticleType } from '@contract/codes';
import { put } from '@demo/load/rows';
import { anArticle } from '@testing/anArticle';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ArticleDraft } from './documents/draft.types';

/** Every list that is newest first goes on behind its last row's sort key. */

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
  await platform.addColumn({ id: 1, name: '要闻' });
  const doc = { id: 1, name: '林晚舟', url: '', duty: '', description: '' };
  await put(platform.db, 'people', { site_id: 1, id: 1, kind: 'reporter', name: doc.name, doc });
});
afterAll(() => platform.close());

const Page = v.object({
  list: v.array(v.object({ fileId: v.number(), iorder: v.string(), position: v.number() })),
  hasMore: v.boolean(),
});
const page = async (path: string) => v.parse(Page, (await platform.get(`/app_if/${path}`)).json());

const lists: [name: string, query: string, of: Partial<ArticleDraft>][] = [
  ['a tag', 'tagScreenArticles?tagId=1', { tags: ['水利'] }],
  ['a reporter', 'reporterArticles?id=1', { reporters: [1] }],
  ['lives', 'getLiveArticles?columnId=0', { articleType: ArticleType.live }],
  ['image sets', 'getImageArticles?columnId=0', { articleType: ArticleType.imageSet }],
];

test.each(lists)(
  '[wire W12] the articles of %s: with afterOrder nothing is doubled and nothing lost',
  async (name, path, of) => {
    const write = (key: string, change: Partial<ArticleDraft> = {}) =>
      platform.writer.saveDraft(anArticle({ ...of, key: `${name} ${key}`, ...change }));
    // several of one second: the number keeps them apart
    const publishtime = new Date('2031-03-04T09:00:00.500+08:00');
    for (let count = 0; count < 45; count += 1)
      await write(`standing ${count}`, count % 3 === 0 ? {} : { publishtime });
    const first = await page(path);
    expect(first.list).toHaveLength(20);
    for (let count = 0; count < 5; count += 1)
      await write(`late ${count}`, { publishtime: new Date('2031-03-05T09:00:00+08:00') });
    platform.clock.forward(5000);

    const firstIds = first.list.map(({ fileId }) => fileId);
    let more = first;
    while (more.hasMore) {
      more = await page(`${path}&page=9&afterOrder=${more.list.at(-1)?.iorder}`);
      expect(more.list[0]?.position).toBe(20);
      firstIds.push(...more.list.map(({ fileId }) => fileId));
    }
    expect(firstIds).toHaveLength(45);
    expect(new Set(firstIds).size).toBe(45);
    // pages by number go on as they always did, and what is no sort key is none
    const second = (await page(`${path}&page=1`)).list;
    expect(second[0]?.position).toBe(20);
    expect((await page(`${path}&page=1&afterOrder=abc`)).list).toEqual(second);
  },
);
