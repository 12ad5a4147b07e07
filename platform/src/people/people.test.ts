import { put } from '@demo/load/rows';
import { saveSite } from '@platform/sites/sites.store';
import { anArticle } from '@testing/anArticle';
import { aPerson } from '@testing/newsroomDocuments';
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
  for (const count of ['1', '3', '9999999999', 'true'])
    expect(await call(`leaderView?hasArticles=${count}`)).toMatchObject([
      { id: seeded.leader, articles: [{ fileId: seeded.articles.news }] },
    ]);
  for (const none of ['0', '-1', 'x']) expect(await call(`leaderView?hasArticles=${none}`)).toEqual(plain);
  expect(await call('leaderView?start=1')).toEqual([]);
  expect(await call('leaderView?count=-1')).toHaveLength(1);
});

test('[wire x13] leaders by category', async () => {
  expect(await call('leaderCats')).toEqual({ cats: [{ catID: 1, catName: '县政府', catIcon: '' }] });
  expect(await call('catleaderView?catID=1')).toMatchObject({ list: [{ id: seeded.leader }], recommend: [] });
  expect(await call('catleaderView?catID=9')).toEqual({ list: [], recommend: [] });
  expect(await call('catleaderView?catID=1&page=1')).toMatchObject({ list: [] });
});

test('[F16][wire g23, g24] a reporter with the number of published articles, and the articles', async () => {
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

test('[wire o5] leader answers the person with details by GET and POST', async () => {
  const expected = { ...aPerson(seeded.leader), details: '生于澜川。' };
  expect(await call(`leader?id=${seeded.leader}`)).toEqual(expected);
  expect((await platform.post('/app_if/leader', `id=${seeded.leader}`)).json()).toEqual(expected);
});

test('[wire o5] a leader without details answers an empty text', async () => {
  const doc = aPerson(1002);
  const order = { kind: 'leader', group_id: 2, order_id: 2, name: doc.name };
  await put(platform.db, 'people', { site_id: 1, id: doc.id, ...order, doc });
  expect(await call('leader?id=1002')).toMatchObject({ details: '' });
  expect(await call('regionleaderView?regionID=2')).toEqual([doc]);
});

test.each([
  ['an unknown number', 99],
  ['a reporter', seeded.reporter],
  ['a number beyond its column', Number.MAX_SAFE_INTEGER],
])('[wire o5] leader – %s – is absent, status -1 below version 3', async (_, id) => {
  expect(await call(`leader?id=${id}`)).toEqual({});
  expect(await call(`leader?id=${id}&curVersions=2`)).toMatchObject({ status: -1, data: {} });
});

test('[wire f12] regionleaderView answers a region’s leaders without details; a region without any is absent', async () => {
  expect(await call(`regionleaderView?regionID=${seeded.leaderCategory}`)).toEqual([aPerson(seeded.leader)]);
  for (const region of [0, 99, Number.MAX_SAFE_INTEGER])
    expect(await call(`regionleaderView?regionID=${region}&curVersions=2`)).toMatchObject({
      status: -1,
      data: {},
    });
});

test('[F16] personageReports – a leader’s number – answers the articles about the leader, none when withdrawn', async () => {
  expect(await call(`reporterArticles?id=${seeded.leader}`)).toMatchObject({
    list: [{ fileId: seeded.articles.news }],
    hasMore: false,
  });
  platform.clock.forward(3000);
  await platform.db.script(`update articles set status = 0 where id = ${seeded.articles.news}`);
  expect(await call(`reporterArticles?id=${seeded.leader}`)).toEqual({ list: [], hasMore: false });
  expect(await call(`authorInfo?id=${seeded.reporter}`)).toMatchObject({ articleCount: 0 });
  expect(await call('leaderView?hasArticles=1&count=1')).toMatchObject([{ id: seeded.leader, articles: [] }]);
});

test('[A17] people of one site are unknown on another', async () => {
  await saveSite(platform.db, { id: 2, name: '邻县', hosts: [], app_ids: ['2'], config: {}, version: 1 });
  platform.clock.forward(60_000);
  for (const path of [
    `leader?id=${seeded.leader}`,
    'regionleaderView?regionID=1',
    `authorInfo?id=${seeded.reporter}`,
  ])
    expect(await call(`${path}&siteId=2`)).toEqual({});
  expect(await call(`reporterArticles?id=${seeded.leader}&siteId=2`)).toEqual({ list: [], hasMore: false });
});

test('[wire S17a] a leader – who names a column – has their articles in it, newest first, until they are withdrawn', async () => {
  const leader = 1003;
  const column = 1003;
  const doc = aPerson(leader);
  const order = { kind: 'leader', group_id: 3, order_id: 9, name: doc.name };
  await put(platform.db, 'people', { site_id: 1, id: leader, ...order, doc });
  const save = (id: number, change: object) =>
    platform.writer.saveDraft(anArticle({ key: `of-leader-${id}`, reporters: [leader], ...change }), id);
  const day = (date: number) => ({ publishtime: new Date(Date.UTC(2031, 0, date)) });
  await save(7001, { ...day(2), isTop: true });
  await platform.addColumn({ id: column, name: doc.name, topic: true });
  await put(platform.db, 'people', { site_id: 1, id: leader, ...order, doc: { ...doc, columnID: column } });
  // saved again as it was: the column is new
  expect(await save(7001, { ...day(2), isTop: true })).toBe('changed');
  await save(7002, day(3));
  const listed = async () => {
    platform.clock.forward(3000);
    const people = await call('regionleaderView?regionID=3');
    expect(people).toMatchObject([{ id: leader, columnID: column }]);
    return Object(await call(`getArticles?columnId=${column}`)).list;
  };
  expect(await listed()).toMatchObject([{ fileId: 7002 }, { fileId: 7001 }]);
  expect(Object(await call('getColumns?parentColumnId=0')).columns).not.toContainEqual(
    expect.objectContaining({ columnId: column }),
  );
  await save(7002, { ...day(3), aStatus: 0 });
  expect(await listed()).toMatchObject([{ fileId: 7001 }]);
});
