import * as accounts from '@contract/accounts';
import { KindNumber } from '@contract/codes';
import { userDetail } from '@contract/members';
import type { Operation } from '@contract/operation';
import { getSubject } from '@contract/questions';
import { authorInfo } from '@contract/reporters';
import { pathsOf } from '@contract/services';
import { saveSite } from '@platform/sites/sites.store';
import { aMember, type TestMember } from '@testing/aMember';
import { seeded, seedNewsroom } from '@testing/seedNewsroom';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { faults } from '@testing/strictSchema';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const { open, pending, forbidden } = seeded.accounts;
const kinds = KindNumber.topicSub;
/** Followers of the seeded account in its source. */
const BEFORE = 12;

let platform: TestPlatform;
let reader: TestMember;
let other: TestMember;
beforeEach(async () => {
  platform = await startPlatform();
  await seedNewsroom(platform);
  reader = await aMember(platform);
  other = await aMember(platform);
});
afterEach(() => platform.close());

type Bearer = Pick<TestMember, 'token'>;
const call = async (path: string, member?: Bearer) => {
  platform.clock.forward(3000);
  return (await platform.get(`/app_if/${path}`, member ? { token: member.token } : {})).json();
};
/** Answered in the contract's exact shape. */
async function exactly(operation: Operation, query: string, member?: Bearer) {
  const answer = await call(`${operation.name}?${query}`, member);
  expect(faults(operation.output, answer)).toEqual([]);
  return answer;
}
const follow = (id: number, by: string, member?: Bearer, type: number = kinds.account) =>
  call(`topicSub?id=${id}&type=${type}${by}`, member);
const unfollow = (id: number, by: string, member?: Bearer, type: number = kinds.account) =>
  call(`topicSubCancel?id=${id}&type=${type}${by}`, member);
const rssCount = async () => Object(await exactly(accounts.getXyInfo, `id=${open}`)).rssCount;
const statusOf = async (by: string, member?: Bearer) =>
  Object(await exactly(accounts.getStatusXys, `ids=${open}${by}`, member)).list[0].isFollow;

describe('[H3] following an account', () => {
  test('[wire o3, o4] true also if followed already or unknown; left likewise; counted once', async () => {
    for (let again = 0; again < 2; again += 1) expect(await follow(open, '', reader)).toBe(true);
    expect(await rssCount()).toBe(BEFORE + 1);
    expect([await statusOf('', reader), await statusOf('', other), await statusOf('')]).toEqual([1, 0, 0]);
    for (let again = 0; again < 2; again += 1) expect(await unfollow(open, '', reader)).toBe(true);
    expect([await rssCount(), await statusOf('', reader)]).toEqual([BEFORE, 0]);
    expect(await call(`topicSub?id=${open}&curVersions=3`, reader)).toEqual({
      status: 0,
      message: 'success',
      data: { value: 'true' },
    });
  });

  test('[wire o3] a device follows without a login; nobody at all does not', async () => {
    expect(await follow(open, '&device=a')).toBe(true);
    expect(await follow(open, '&device=a&userID=5')).toBe(true);
    expect(await rssCount()).toBe(BEFORE + 1);
    expect([await statusOf('&device=a'), await statusOf('&device=b')]).toEqual([1, 0]);
    expect(await follow(open, '')).toMatchObject({ status: -1, message: '缺少参数 device' });
    expect(await call('subcribeXY?device=a')).toMatchObject({ list: [{ xyID: open, isFollow: 1 }] });
    expect(await call('subcribeXY?x')).toEqual({ list: [], hasMore: false });
  });

  test('[wire W24] nobody follows, leaves or reads in another one’s name', async () => {
    await follow(open, '', reader);
    const as = `&userID=${reader.id}`;
    expect(await follow(open, as, other)).toMatchObject({ status: -1 });
    expect(await unfollow(open, as, other)).toMatchObject({ status: -1 });
    for (const path of [`subcribeXY?x${as}`, `subcribeView?x${as}`, `getXyInfo?id=${open}${as}`])
      expect(await call(path, other)).toMatchObject({ status: -1 });
    expect(await unfollow(open, `&device=a${as}`)).toBe(true);
    expect(await statusOf('', reader)).toBe(1);
  });

  test('[K3] twenty devices at once are twenty, one member from twenty devices is one', async () => {
    const at = (device: number) => platform.get(`/app_if/topicSub?id=${open}&device=d${device % 20}`);
    await Promise.all(Array.from({ length: 100 }, (_, n) => at(n)));
    expect(await rssCount()).toBe(BEFORE + 20);
    const token = { token: reader.token };
    const followOnce = () => platform.get(`/app_if/topicSub?id=${open}`, token);
    await Promise.all(Array.from({ length: 20 }, followOnce));
    expect(await rssCount()).toBe(BEFORE + 21);
    const leave = (device: number) =>
      platform.get(`/app_if/topicSubCancel?id=${open}&device=d${device % 20}`);
    await Promise.all(Array.from({ length: 60 }, (_, n) => leave(n)));
    expect(await rssCount()).toBe(BEFORE + 1);
  });

  test('[K8] five hundred a day of devices from one address; members are not held up', async () => {
    const at = (device: number) => platform.get(`/app_if/topicSub?id=${open}&device=e${device}`);
    for (let n = 0; n < 500; n += 50) await Promise.all(Array.from({ length: 50 }, (_, i) => at(n + i)));
    expect(await follow(open, '&device=more')).toMatchObject({ status: -1 });
    expect(await follow(open, '', reader)).toBe(true);
    expect(await rssCount()).toBe(BEFORE + 501);
  });

  test.each([
    ['one that is not open yet', pending, kinds.account],
    ['one that is forbidden', forbidden, kinds.account],
    ['one there is not', 999, kinds.account],
    ['a refused question', seeded.questions.refused, kinds.question],
    ['a leader, who is no reporter', seeded.leader, kinds.reporter],
    ['a kind there is none of', open, 99_999],
    ['a kind that is not built', open, kinds.tipoff],
  ])('[wire o3, W26] %s: true, and nothing is kept', async (_, id, type) => {
    expect(await follow(id, '', reader, type)).toBe(true);
    expect(await unfollow(id, '', other, type)).toBe(true);
    const statement = { name: 'test-subscriptions', text: 'select type from subscriptions' };
    expect(await platform.db.query(statement)).toEqual([]);
  });

  test('[K8] subscriptions – of several persons and sites – are separate', async () => {
    await saveSite(platform.db, { id: 2, name: '邻县', hosts: [], app_ids: ['2'], config: {}, version: 1 });
    platform.clock.forward(60_000);
    await follow(open, '&device=a');
    await follow(open, '', reader);
    expect(await follow(open, '&device=a&siteId=2')).toBe(true);
    expect(await follow(open, '&siteId=2', reader)).toMatchObject({ status: 10111 });
    expect(await call('subcribeXY?device=a&siteId=2')).toEqual({ list: [], hasMore: false });
    await unfollow(open, '&device=b');
    await unfollow(open, '', other);
    await unfollow(open, '&device=a&siteId=2');
    expect([await rssCount(), await statusOf('&device=a'), await statusOf('', reader)]).toEqual([
      BEFORE + 2,
      1,
      1,
    ]);
  });
});

describe('[H3] subscriptions are told to their owner only', () => {
  const { subject, reporter, accountCategory, columns } = seeded;

  test('[wire S9] an account says it wherever it stands by itself', async () => {
    await follow(open, '', reader);
    for (const [operation, path] of [
      [accounts.getXyInfo, `id=${open}`],
      [accounts.recommendXys, ''],
      [accounts.getCatXys, `id=${accountCategory.child}`],
    ] as const) {
      const followed = JSON.stringify(await exactly(operation, path, reader));
      expect(followed, operation.name).toContain('"isFollow":1');
      for (const stranger of [other, undefined])
        expect(JSON.stringify(await exactly(operation, path, stranger))).not.toContain('"isFollow":1');
    }
  });

  test('[G10] a member’s answer is kept by no cache, everybody else’s is shared', async () => {
    await follow(open, '', reader);
    const path = `/app_if/getXyInfo?id=${open}&jsoncallback=cb`;
    const followOnce = await platform.get(path, { token: reader.token });
    expect(followOnce.headers).toMatchObject({ 'cache-control': 'private, no-store' });
    expect(followOnce.text).toMatch(/^\{.*"isFollow":1/);
    const shared = await platform.get(path);
    expect(shared.headers).toMatchObject({ 'access-control-allow-origin': '*' });
    expect(shared.text).toMatch(/^cb\(\{.*"isFollow":0/);
  });

  test.each([
    ['a reporter', authorInfo, reporter, kinds.reporter, 0],
    ['a subject', getSubject, subject, kinds.subject, undefined],
  ])('[wire W26] %s', async (_, operation, id, type, before) => {
    const count = before ?? Object(await call(`${operation.name}?id=${id}`)).rssCount;
    await follow(id, '', reader, type);
    expect(await exactly(operation, `id=${id}`, reader)).toMatchObject({ rssCount: count + 1, isFollow: 1 });
    expect(await exactly(operation, `id=${id}`)).toMatchObject({ rssCount: count + 1, isFollow: 0 });
  });

  test('[wire n7] a member – is followed by others, never by themselves', async () => {
    await follow(reader.id, '', other, kinds.user);
    await follow(reader.id, '', reader, kinds.user);
    const followState = async (by?: TestMember) => {
      const headers: Record<string, string> = by ? { token: by.token } : {};
      const answer = (await platform.get(`${pathsOf(userDetail)[0]}?id=${reader.id}`, headers)).json();
      expect(faults(userDetail.output, answer)).toEqual([]);
      return answer;
    };
    expect(await followState(other)).toMatchObject({ rssCount: 1, isFollow: 1 });
    expect(await followState(reader)).toMatchObject({ rssCount: 1, isFollow: 0 });
    expect(await followState()).toMatchObject({ rssCount: 1, isFollow: 0 });
  });

  test('[wire S3, S4] a column says how many follow it, beside its articles too', async () => {
    await follow(columns.news, '', reader, kinds.column);
    await follow(columns.news, '&device=a', undefined, kinds.column);
    expect(await call(`getColumn?columnId=${columns.news}`)).toMatchObject({ rssCount: 2 });
    expect(await call(`getRelArticles?articleId=${seeded.articles.news}`)).toMatchObject({
      list: [{ 'columnRssCount ': 2 }],
    });
  });
});

describe('[wire x12] lists of what is followed', () => {
  const Items = v.array(v.object({ fileId: v.number(), iorder: v.string() }));
  const { columns, articles, reporter } = seeded;
  const view = async (query: string, member?: Bearer) =>
    v.parse(Items, await call(`subcribeView?${query}`, member));

  test('[wire x12] accounts that are shown, the one followed last first', async () => {
    await follow(open, '', reader);
    const change = {
      name: 'test-open',
      text: 'update accounts set status = 0 where site_id = 1 and id = $1',
    };
    await platform.db.run(change, [pending]);
    await follow(pending, '', reader);
    const list = async () => Object(await call('subcribeXY?colID=1', reader)).list;
    expect(await list()).toMatchObject([{ xyID: pending, isFollow: 1 }, { xyID: open }]);
    const shut = { name: 'test-shut', text: 'update accounts set status = 4 where site_id = 1 and id = $1' };
    await platform.db.run(shut, [pending]);
    expect(await list()).toMatchObject([{ xyID: open }]);
    expect(await call('subcribeXY?page=1', reader)).toEqual({ list: [], hasMore: false });
  });

  test('[wire x12] articles of columns and reporters followed, each once, newest first', async () => {
    expect(await view('', reader)).toEqual([]);
    await follow(reporter, '', reader, kinds.reporter);
    expect((await view('', reader)).map(({ fileId }) => fileId)).toEqual([articles.news]);
    await follow(columns.news, '', reader, kinds.column);
    const all = await view('', reader);
    const ids = all.map(({ fileId }) => fileId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toContain(articles.news);
    expect(ids).not.toContain(articles.draft);
    const places = all.map(({ iorder }) => Number(iorder));
    expect(places).toEqual(places.toSorted((one, another) => another - one));
    const nextPage = await view(`afterOrder=${places[1]}`, reader);
    expect(nextPage.map(({ fileId }) => fileId)).toEqual(ids.slice(2));
    expect(await view('rowNumber=3', reader)).toHaveLength(ids.length - 3);
    expect(await view(`columnId=${columns.child}`, reader)).toHaveLength(ids.length);
    await follow(columns.child, '', reader, kinds.column);
    expect(await view(`columnId=${columns.child}`, reader)).toHaveLength(1);
    expect(await view('page=9', reader)).toEqual([]);
    expect(await view('device=nobody')).toEqual([]);
  });

  test('[wire x12] accounts and columns by their names; no words, none', async () => {
    await follow(open, '', reader);
    expect(await call('getSubcribeXys?key=白塔', reader)).toMatchObject({
      list: [{ xyID: open, isFollow: 1 }],
    });
    expect(await call('getSubcribeXys?key=白塔')).toMatchObject({ list: [{ xyID: open, isFollow: 0 }] });
    for (const nothing of ['', '%20', '没有这个'])
      expect(await call(`getSubcribeXys?key=${nothing}`)).toEqual({ list: [], hasMore: false });
    expect(await call('getSubcribeCols?key=乡镇')).toMatchObject([{ columnId: columns.child }]);
    expect(await call('getSubcribeCols?key=')).toEqual([]);
  });

  test('[H3] the columns one follows, the one followed last first; what is no more is left out', async () => {
    expect(await call('getSubcribeCols?mine=1', reader)).toEqual([]);
    await follow(columns.news, '', reader, kinds.column);
    platform.clock.forward(1_000);
    await follow(columns.child, '', reader, kinds.column);
    await follow(open, '', reader);
    const ownList = async (sent?: Parameters<typeof call>[1]) => {
      const list = await call('getSubcribeCols?mine=1', sent);
      return Array.isArray(list) ? list.map(({ columnId }) => columnId) : list;
    };
    expect(await ownList(reader)).toEqual([columns.child, columns.news]);
    expect(await ownList()).toEqual([]);
  });
});

test('[H2] a device’s subscriptions – a member logs in – become the member’s, and one of both counts once', async () => {
  const { news } = seeded.columns;
  await follow(open, '&device=first');
  await follow(open, '&device=second');
  await follow(news, '&device=second', undefined, kinds.column);
  const { headers } = await platform.member('13800000007', 'first');
  expect(await rssCount()).toBe(BEFORE + 2);
  await platform.member('13800000007', 'second');
  expect(await rssCount()).toBe(BEFORE + 1);
  expect(await call(`getColumn?columnId=${news}`)).toMatchObject({ rssCount: 1 });
  expect(await statusOf('', headers)).toBe(1);
  expect([await statusOf('&device=first'), await statusOf('&device=second')]).toEqual([0, 0]);
});
