import { seeded, seedNewsroom } from '@testing/seedNewsroom';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { afterAll, beforeAll, expect, test } from 'vitest';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
  await seedNewsroom(platform);
});
afterAll(() => platform.close());

const call = async (path: string) => (await platform.get(`/app_if/${path}`)).json();

test('[wire g41] leaders; with their articles when asked', async () => {
  const [plain] = [await call('leaderView?start=0&count=10')];
  expect(plain).toMatchObject([{ id: seeded.leader, name: '石敬川' }]);
  expect(plain).not.toMatchObject([{ articles: expect.anything() }]);
  expect(await call('leaderView?hasArticles=1')).toMatchObject([
    { id: seeded.leader, articles: [{ fileId: seeded.articles.news }] },
  ]);
  expect(await call('leaderView?start=1')).toEqual([]);
  expect(await call('leaderView?count=-1')).toHaveLength(1);
});

test('[wire x13] leaders by category', async () => {
  expect(await call('leaderCats')).toEqual({ cats: [{ catID: 1, catName: '县政府', catIcon: '' }] });
  expect(await call('catleaderView?catID=1')).toMatchObject({ list: [{ id: seeded.leader }], recommend: [] });
  expect(await call('catleaderView?catID=9')).toEqual({ list: [], recommend: [] });
  expect(await call('catleaderView?catID=1&page=1')).toMatchObject({ list: [] });
});

test('[F16] a reporter with the number of published articles, and the articles', async () => {
  expect(await call(`authorInfo?id=${seeded.reporter}`)).toEqual({
    id: seeded.reporter,
    name: '林晚舟',
    url: '',
    duty: '记者',
    description: '跑民生',
    articleCount: 1,
    rssCount: 0,
    isFollow: 0,
  });
  expect(await call(`reporterArticles?id=${seeded.reporter}`)).toMatchObject({
    list: [{ fileId: seeded.articles.news, position: 0 }],
    hasMore: false,
  });
  expect(await call(`reporterArticles?id=${seeded.reporter}&page=1`)).toEqual({ list: [], hasMore: false });
});

test('[F16] a leader is no reporter, and an article shows the card of its reporter alone', async () => {
  expect(await call(`authorInfo?id=${seeded.leader}`)).toEqual({});
  expect(await call(`getArticleContent?articleId=${seeded.articles.news}`)).toMatchObject({
    reporters: [{ id: seeded.reporter }],
  });
});
