import { searchStatement } from '@platform/articles/search/search.sql';
import { WITHIN } from '@platform/articles/search/search.store';
import { parseKey } from '@platform/searchTerms/phrases';
import { anArticle } from '@testing/anArticle';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** More than can be paged through. */
const ARTICLES = 1200;
let platform: TestPlatform;

beforeAll(async () => {
  platform = await startPlatform();
  await platform.addColumn({ id: 1, name: '要闻' });
  const content = '<p>麦田里的水渠修好了，修水渠的人回来了。</p>';
  await platform.writer.saveDraft(anArticle({ title: '麦田', content }), 1);
  await platform.writer.saveDraft(anArticle({ title: '水渠修好', content: '<p>里的水，渠修好了</p>' }), 2);
  const copies = `generate_series(3, ${ARTICLES}) as n where`;
  await platform.db.script(`
    insert into articles (site_id, id, key, draft_hash, column_id, article_type, status, title, published_at, changed_at, item, content)
      select site_id, n, key || n, '', column_id, article_type, status, title, published_at - n * interval '1 minute', changed_at,
        replace(item, '"fileId":1,', '"fileId":' || n || ','), content
      from articles, ${copies} id = 1;
    insert into article_counts (site_id, article_id) select 1, n from ${copies.replace('where', '')};
    insert into article_search (site_id, article_id, form, article_type, published_at, title, author, body, terms)
      select site_id, n, form, article_type, published_at - n * interval '1 minute', title, author, body, terms
      from article_search, ${copies} article_id = 1;`);
});
afterAll(() => platform.close());

const Found = v.object({
  list: v.array(v.object({ fileId: v.number() })),
  totalCount: v.number(),
  hasMore: v.boolean(),
});
const ask = async (parameters: Record<string, string>) =>
  v.parse(Found, (await platform.get(`/app_if/searchAllInTime?${new URLSearchParams(parameters)}`)).json());
const found = async (parameters: Record<string, string>) => {
  const { list, ...rest } = await ask(parameters);
  return { rows: list.length, ...rest };
};
const ids = async (parameters: Record<string, string>) =>
  (await ask(parameters)).list.map(({ fileId }) => fileId);

test('[K6] all are counted; a thousand can be paged through', async () => {
  const totalCount = ARTICLES - 1;
  expect(await found({ key: '麦田' })).toEqual({ rows: 20, totalCount, hasMore: true });
  expect(await found({ key: '麦田', page: '48' })).toEqual({ rows: 20, totalCount, hasMore: true });
  expect(await found({ key: '麦田', page: '49' })).toEqual({ rows: 20, totalCount, hasMore: false });
  expect(await found({ key: '麦田', rowNumber: '990' })).toEqual({ rows: 10, totalCount, hasMore: false });
  for (const page of ['50', '1000000'])
    expect(await found({ key: '麦田', page })).toEqual({ rows: 0, totalCount, hasMore: false });
});

test('[K6] a phrase that stands in very many is found in all of them and nowhere else', async () => {
  // the second newest has all its parts, in another order
  const key = '里的水渠修好';
  expect((await ids({ key })).slice(0, 3)).toEqual([1, 3, 4]);
  expect(await found({ key, page: '49' })).toMatchObject({ rows: 20, hasMore: false });
});

test('[K6] a phrase that stands in one is counted as one, in however many its parts stand', async () => {
  expect(await ids({ key: '的水，渠修好' })).toEqual([2]);
  expect(await found({ key: '的水，渠修好' })).toEqual({ rows: 1, totalCount: 1, hasMore: false });
  const newest = { startTime: '2031-03-05', endTime: '2031-03-05' };
  expect(await found({ key: '里的水渠修好', ...newest })).toMatchObject({ rows: 20 });
});

test('[K6] fields: a word in the title of very many is counted where the body alone is asked for', async () => {
  expect(await found({ key: '水渠', fields: 'title' })).toMatchObject({ totalCount: 1 });
  expect(await found({ key: '水渠', fields: 'content' })).toMatchObject({ totalCount: ARTICLES - 1 });
  expect(await found({ key: '麦田', fields: 'content,author' })).toMatchObject({ rows: 20 });
});

test('[K6] the index is what answers, however few or many articles there are', async () => {
  const change = {
    types: [0],
    title: true,
    author: true,
    from: undefined,
    until: undefined,
    column: 1,
    limit: 20,
  };
  for (const key of ['麦', '麦田', '水渠修好了', 'a b c d']) {
    for (const [body, best] of [
      [true, true],
      [false, false],
    ] as const) {
      const path = parseKey(key);
      if (!path) throw new Error('nothing asked');
      const { statement, values } = searchStatement(1, { ...change, ...path, body, best, offset: 0 });
      const explained = { name: `explain-${statement.name}`, text: `explain ${statement.text}` };
      const rows = await platform.db.queryUnder<{ 'QUERY PLAN': string }>(WITHIN, explained, values);
      const plan = rows.map((row) => row['QUERY PLAN']);
      expect(plan.join('\n')).toMatch(/Bitmap Index Scan on article_search_terms/);
      expect(plan.join('\n')).not.toMatch(/Seq Scan/);
    }
  }
});
