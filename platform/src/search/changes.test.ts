import { withdrawWith } from '@platform/articles/saving/saving.service';
import { indexWaiting } from '@platform/articles/search/searchIndex.service';
import { createSiteFinder } from '@platform/sites/sites.service';
import { anArticle } from '@testing/anArticle';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { searchArticlesByKey } from './search.service';

let platform: TestPlatform;
beforeEach(async () => {
  platform = await startPlatform();
  await platform.addColumn({ id: 1, name: '要闻' });
});
afterEach(() => platform.close());

const Numbers = v.array(v.object({ fileId: v.number() }));
/** Past the answers that are kept for two seconds. */
const found = async (key: string) => {
  const { rows, total } = await searchArticlesByKey(platform.db, 1, key, {});
  expect(total).toBe(rows.length);
  return v
    .parse(
      Numbers,
      rows.map(({ text }) => JSON.parse(text)),
    )
    .map(({ fileId }) => fileId);
};
const save = (title: string, change: Parameters<typeof anArticle>[0] = {}) =>
  platform.writer.saveDraft(anArticle({ key: 'one', title, ...change }), 7);

test('[K6] an edited article is found by its new words at once, and no more by its old ones', async () => {
  await save('清水进了柳湾');
  await save('赛马在夏天', { content: '<p>草原</p>' });
  expect([await found('清水'), await found('赛马'), await found('草原')]).toEqual([[], [7], [7]]);
});

test('[K6] an article moved to another day or type stays found', async () => {
  await save('清水进了柳湾', { publishtime: new Date('2031-03-01T08:00:00+08:00') });
  await save('清水进了柳湾', { publishtime: new Date('2031-01-01T08:00:00+08:00'), articleType: 2 });
  expect(await found('清水')).toEqual([7]);
  const given = { types: [2], until: new Date('2031-02-01T00:00:00+08:00') };
  expect((await searchArticlesByKey(platform.db, 1, '清水', given)).total).toBe(1);
  expect((await searchArticlesByKey(platform.db, 1, '清水', { types: [0] })).total).toBe(0);
});

test('[K6] an article that became a draft is not found, until it is published again', async () => {
  await save('清水进了柳湾');
  await save('清水进了柳湾', { aStatus: 0 });
  expect(await found('清水')).toEqual([]);
  await save('清水进了柳湾', { aStatus: 1 });
  expect(await found('清水')).toEqual([7]);
});

test('[K6] an article – withdrawn – leaves the search in the same transaction; rolled back, it is found again', async () => {
  await save('清水进了柳湾');
  const [site] = await createSiteFinder(platform.db, platform.clock.now, '').all();
  if (!site) throw new Error('no site');
  const withdrawn = platform.db.transaction(async (queries) => {
    await withdrawWith(queries, site, 'one', platform.clock.now());
    throw new Error('undone');
  });
  await expect(withdrawn).rejects.toThrow('undone');
  expect(await found('清水')).toEqual([7]);
  await platform.db.transaction((queries) => withdrawWith(queries, site, 'one', platform.clock.now()));
  expect(await found('清水')).toEqual([]);
});

test('[K6] a deleted article is gone from the results', async () => {
  await save('清水进了柳湾');
  await platform.db.run({ name: 'gone', text: 'delete from articles where id = 7' });
  expect(await found('清水')).toEqual([]);
});

test('[K6] articles that an earlier version indexed in another form, or not at all – are indexed anew', async () => {
  await save('清水进了柳湾');
  await platform.writer.saveDraft(anArticle({ title: '清水又来' }), 8);
  await platform.writer.saveDraft(anArticle({ title: '清水草稿', aStatus: 0 }), 9);
  expect(await indexWaiting(platform.db)).toBe(0);
  await platform.db.script(`delete from article_search where article_id = 7;
    update article_search set form = 0, terms = '' where article_id = 8`);
  expect(await found('清水')).toEqual([]);
  expect(await indexWaiting(platform.db)).toBe(2);
  expect(await found('清水')).toEqual([7, 8]);
});
