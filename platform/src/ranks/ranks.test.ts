import { RankRow } from '@contract/accounts';
import { RankPeriod } from '@contract/participation/codes';
import { saveAccount } from '@platform/articles/saving/accountRows.service';
import { aMember, type TestMember } from '@testing/aMember';
import { anAccount } from '@testing/newsroomDocuments';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { periodOf } from './periods.rules';

const DAY_MS = 86_400_000;
const [FIRST, SECOND, CLOSED] = [1, 2, 3];

let platform: TestPlatform;
let reader: TestMember;
beforeEach(async () => {
  platform = await startPlatform();
  for (const [id, status] of [
    [FIRST, 0],
    [SECOND, 0],
    [CLOSED, 4],
  ] as const) {
    const doc = anAccount(id, { topic: `号${id}` });
    await saveAccount(platform.db, 1, {
      ...{ id, category: 0, status, forbidden: false, recommended: false, doc },
    });
  }
  reader = await aMember(platform);
});
afterEach(() => platform.close());

const headers = (member?: { readonly token: string }) => (member ? { token: member.token } : {});
const hit = async (id: number, member?: TestMember) =>
  (await platform.get(`/app_if/hitXyBulletin?id=${id}&curVersions=3`, headers(member))).json();
/** The rank as of now: a cached one is two seconds old at most. */
async function rank(type: RankPeriod = RankPeriod.thisWeek, member?: TestMember) {
  platform.clock.forward(2001);
  const answer = await platform.get(`/app_if/xyRank?type=${type}`, headers(member));
  return v.parse(v.array(RankRow), answer.json());
}
const influences = async (type?: RankPeriod) =>
  (await rank(type)).map(({ id, influence, rank: place }) => [id, influence, place]);

describe('the rank of accounts', () => {
  test('[wire g28, g29][H3] a member’s vote – counts three, once a day for each account', async () => {
    for (let time = 0; time < 3; time += 1)
      expect(await hit(SECOND, reader)).toMatchObject({ status: 0, data: '已打榜', message: '操作成功' });
    expect(await influences()).toEqual([
      [SECOND, 3, 1],
      [FIRST, 0, 2],
    ]);
    await hit(FIRST, reader);
    expect((await rank(RankPeriod.thisWeek, reader)).map(({ canHit }) => canHit)).toEqual([0, 0]);
    expect((await rank()).map(({ canHit }) => canHit)).toEqual([1, 1]);
    platform.clock.forward(DAY_MS);
    const again = await aMember(platform);
    await hit(SECOND, again);
    expect((await influences())[0]).toEqual([SECOND, 6, 1]);
  });

  test.each([
    ['nobody’s', FIRST, false],
    ['for a closed account', CLOSED, true],
    ['for an unknown account', 99, true],
  ])('[wire g29] a vote %s – is answered like any other and not counted', async (_, id, isIn) => {
    expect(await hit(id, isIn ? reader : undefined)).toMatchObject({ status: 0, data: '已打榜' });
    expect((await influences()).map(([, influence]) => influence)).toEqual([0, 0]);
  });

  test('[K3] votes – twenty of one member at once – count once', async () => {
    await Promise.all(Array.from({ length: 20 }, () => hit(FIRST, reader)));
    expect((await influences())[0]).toEqual([FIRST, 3, 1]);
  });

  test('[wire g28] a new subscriber – counts two and no more once unsubscribed', async () => {
    await platform.get(`/app_if/topicSub?type=4&id=${FIRST}`, headers(reader));
    expect((await influences())[0]).toEqual([FIRST, 2, 1]);
    expect((await rank(RankPeriod.thisWeek, reader))[0]).toMatchObject({ isFollow: 1 });
    await platform.get(`/app_if/topicSubCancel?type=4&id=${FIRST}`, headers(reader));
    expect((await influences())[0]).toEqual([FIRST, 0, 1]);
  });

  test('[wire g28] last week’s votes – a week later – are in the rank of last week alone', async () => {
    await hit(SECOND, reader);
    platform.clock.forward(7 * DAY_MS);
    expect(await influences(RankPeriod.thisWeek)).toEqual([
      [FIRST, 0, 1],
      [SECOND, 0, 2],
    ]);
    expect((await influences(RankPeriod.lastWeek))[0]).toEqual([SECOND, 3, 1]);
    expect((await influences(RankPeriod.thisMonth))[0]).toEqual([SECOND, 3, 1]);
  });

  test('[wire x11] getUserHitInfo and searchXyRank – one account – keep its place in the whole rank', async () => {
    await hit(SECOND, reader);
    platform.clock.forward(2001);
    expect((await platform.get(`/app_if/getUserHitInfo?fjID=${FIRST}`)).json()).toMatchObject({ rank: 2 });
    expect(
      (await platform.get(`/app_if/searchXyRank?key=${encodeURIComponent('号1')}`)).json(),
    ).toMatchObject([{ id: FIRST, rank: 2 }]);
  });
});

test.each([
  ['Sunday night', '2031-03-09T23:59:00+08:00', RankPeriod.thisWeek, '2031-03-03', '2031-03-10'],
  ['Monday morning', '2031-03-10T00:01:00+08:00', RankPeriod.thisWeek, '2031-03-10', '2031-03-17'],
  ['Monday morning', '2031-03-10T00:01:00+08:00', RankPeriod.lastWeek, '2031-03-03', '2031-03-10'],
  ['January', '2031-01-31T08:00:00+08:00', RankPeriod.lastMonth, '2030-12-01', '2031-01-01'],
  ['December', '2030-12-31T23:00:00+08:00', RankPeriod.thisMonth, '2030-12-01', '2031-01-01'],
])(
  '[wire g28] periods – %s (%s), type %i – begin on Monday or the first in site time',
  (_, at, type, from, until) => {
    expect(periodOf(type, Date.parse(at))).toEqual({ from, until });
  },
);
