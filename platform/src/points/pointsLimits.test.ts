import { PAGE_SIZE } from '@contract/limits';
import { PointsName } from '@contract/points';
import { pointsRulesOf } from '@platform/sites/pointsRules';
import type { Site } from '@platform/sites/site';
import { createSiteFinder } from '@platform/sites/sites.service';
import { saveSite } from '@platform/sites/sites.store';
import { rolledBack } from '@testing/rolledBack';
import { signedEvent } from '@testing/signedEvent';
import { openTwoSites, type TwoSites } from '@testing/twoSites';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { awardLogin } from './awards.service';
import { addReportedEvent } from './earning.service';
import { pointsDays, pointsList } from './points.service';
import { spendPoints } from './spending.service';

const DAY_MS = 86_400_000;
/** Noon of 10 January of the site. */
const NOON = Date.parse('2026-01-10T12:00:00+08:00');
let sites: TwoSites;
let site: Site;
/** Members 7 and 8 of both sites with 100 points. */
beforeAll(async () => {
  sites = await openTwoSites();
  for (const site_id of [1, 2])
    for (const id of [7, 8]) await sites.add('members', { site_id, id, nickname: `名${id}`, score: 100 });
  const points = {
    rules: { [PointsName.browse]: { score: 3, perDay: 2 }, [PointsName.use]: { score: 0, perDay: 5 } },
  };
  await saveSite(sites.db, { id: 1, name: '甲', hosts: [], app_ids: ['1'], config: { points }, version: 3 });
  const [first] = await createSiteFinder(sites.db, () => NOON, '').all();
  if (!first) throw new Error('there is no site');
  site = { ...first, pointsRules: pointsRulesOf({ points }) };
  await sites.db.script("select setval('points_ids', 1000)");
});
afterAll(() => sites.close());
const trying = (work: Parameters<typeof rolledBack>[1]) => rolledBack(() => sites, work);
type Db = TwoSites['db'];
const SCORES = { name: 'test-scores-of-all', text: 'select score from members order by site_id, id' };
const scores = async (db: Db) => (await db.query<{ score: number }>(SCORES)).map(({ score }) => score);

test.each([
  { score: 1, code: '1004', left: 99 },
  { score: 100, code: '1004', left: 0 },
  { score: 101, code: '1001', left: 100 },
  { score: 1_000_000, code: '1001', left: 100 },
])('[wire x21] $score points spent of 100 – answer $code and leave $left', async ({ score, code, left }) =>
  trying(async ({ db }) => {
    const purchase = {
      ...signedEvent('兑换', 7, NOON),
      info: { msScore: String(score), msEvent: '杯', msMemo: '备' },
    };
    const spend = (member = 7) => spendPoints(db, site, member, Object(purchase), NOON);
    expect(await spend()).toMatchObject({ code });
    expect(await scores(db)).toEqual([left, 100, 100, 100]);
    expect(await spend()).toMatchObject({ code });
    expect(await scores(db)).toEqual([left, 100, 100, 100]);
    expect(await spend(99)).toMatchObject({ code: '1011' });
  })(),
);

test('[wire x21] points spent – 0, negative, 1,000,001, no number, without an event’s name – are refused', async () => {
  for (const msScore of ['0', '-1', '1000001', '10.5', '1e3', '', '01', 'x'])
    await expect(
      spendPoints(sites.db, site, 7, Object({ ...signedEvent('兑换', 7, NOON), info: { msScore } }), NOON),
    ).rejects.toThrow('参数 msScore 应为正整数');
  await expect(
    spendPoints(sites.db, site, 7, Object({ ...signedEvent(' ', 7, NOON), info: { msScore: '1' } }), NOON),
  ).rejects.toThrow('参数 msScore 应为正整数');
});

test.each([
  { apart: 600_000, taken: true },
  { apart: 600_001, taken: false },
  { apart: -600_000, taken: true },
  { apart: -600_001, taken: false },
])('[wire D3] an event signed $apart ms ago – is taken: $taken', async ({ apart, taken }) =>
  trying(async ({ db }) => {
    const event = Object(signedEvent(PointsName.browse, 7, NOON - apart));
    const adding = addReportedEvent(db, site, 7, event, NOON).then(
      ({ result }) => result[0]?.code,
      (error: Error) => error.message,
    );
    expect(await adding).toBe(taken ? '1004' : '签名验证失败：时间相差太大');
  })(),
);

describe('[wire f15] events that a client reports', () => {
  const report = async (
    db: Db,
    time: number,
    { name = PointsName.browse as string, member = 7, now = NOON } = {},
  ) => {
    const { result } = await addReportedEvent(db, site, member, Object(signedEvent(name, member, time)), now);
    return [result[0]?.code, result[0]?.score];
  };
  test(
    '[wire f15] as many as a day allows, one more, the next day, of another member, the same again – bring their points',
    trying(async ({ db }) => {
      const last = Date.parse('2026-01-10T23:59:59.999+08:00');
      expect([await report(db, NOON), await report(db, NOON), await report(db, NOON + 1)]).toEqual([
        ...[
          ['1004', 3],
          ['1004', 3],
          ['1004', 3],
        ],
      ]);
      expect(await report(db, last, { now: last })).toEqual(['1003', -1]);
      expect(await report(db, last, { member: 8, now: last })).toEqual(['1004', 3]);
      expect(await report(db, last + 1, { now: last + 1 })).toEqual(['1004', 3]);
      expect(await scores(db)).toEqual([109, 103, 100, 100]);
    }),
  );

  test(
    '[wire f15] without points by the site’s rule, seen by the server alone, unknown, at the end of the sum – bring none',
    trying(async ({ db }) => {
      for (const name of [PointsName.use, PointsName.comment, PointsName.invite, 'x'])
        expect(await report(db, NOON, { name })).toEqual(['1003', -1]);
      await db.script('update members set score = 1999999998 where site_id = 1 and id = 7');
      expect(await report(db, NOON)).toEqual(['1003', -1]);
      await db.script('update members set score = 1999999997 where site_id = 1 and id = 7');
      expect(await report(db, NOON)).toEqual(['1004', 3]);
      await expect(report(db, NOON, { member: 99 })).rejects.toThrow('用户不存在');
    }),
  );
});

test(
  '[H5] logins day by day – for 67 days in a row – bring a week’s, half a month’s and a month’s points in each round of thirty',
  trying(async ({ db }) => {
    const names = {
      name: 'test-streaks',
      text: `select e_type as name, (day - date '2026-01-10') as after from points where e_type like '连续%' order by id`,
    };
    for (let day = 0; day < 67; day += 1) await awardLogin(db, 1, 7, new Date(NOON + day * DAY_MS));
    const rows = await db.query<{ name: string; after: number }>(names);
    expect(rows.map(({ name, after }) => [name, Number(after) + 1])).toEqual([
      [PointsName.sevenDays, 7],
      [PointsName.fifteenDays, 15],
      [PointsName.thirtyDays, 30],
      [PointsName.sevenDays, 37],
      [PointsName.fifteenDays, 45],
      [PointsName.thirtyDays, 60],
      [PointsName.sevenDays, 67],
    ]);
  }),
);

const point = (id: number, day: string, score: number, more: object = {}) => ({
  ...{
    site_id: 1,
    id,
    member_id: 7,
    e_type: PointsName.browse,
    event_key: `k${id}`,
    score,
    title: `t${id}`,
    day,
  },
  ...{ created_at: new Date(NOON), ...more },
});
test(
  '[wire g69] sums of days – thirty days back, one more, today, of another member and site – are those of thirty days',
  trying(async ({ db, add }) => {
    await add(
      'points',
      ...[
        point(1, '2026-01-10', 3),
        point(2, '2026-01-10', 2),
        point(3, '2025-12-12', 7),
        point(4, '2025-12-11', 9),
      ],
      ...[point(5, '2026-01-10', 50, { member_id: 8 }), point(6, '2026-01-10', 60, { site_id: 2 })],
    );
    const { score, dayScore, list, rules } = await pointsDays(db, site, 7, NOON);
    expect([score, dayScore]).toEqual([100, 5]);
    expect(list).toEqual([
      { date: '2026/01/10', score: 5 },
      { date: '2025/12/12', score: 7 },
    ]);
    expect(rules.find(({ eType }) => eType === PointsName.browse)).toEqual({
      eType: PointsName.browse,
      score: 3,
      perDay: 2,
      today: 2,
    });
    expect(rules.map(({ eType }) => eType)).not.toContain(PointsName.use);
    expect((await pointsDays(db, site, 99, NOON)).score).toBe(0);
    expect((await pointsDays(db, site, 8, NOON + DAY_MS)).dayScore).toBe(0);
  }),
);

test(
  '[wire g70] changes – a page, one more, from a place, of a day – come newest first with whether there are more',
  trying(async ({ db, add }) => {
    for (let id = 1; id <= PAGE_SIZE; id += 1)
      await add('points', point(id, id === 1 ? '2026-01-09' : '2026-01-10', id));
    const page = async (day: string | undefined, offset = 0) => {
      const { list, hasMore } = await pointsList(db, 1, 7, day, offset);
      return [list.length, list[0]?.id, hasMore];
    };
    expect([await page(undefined), await page('2026-01-09'), await page('2026-01-10')]).toEqual([
      [PAGE_SIZE, PAGE_SIZE, false],
      [1, 1, false],
      [PAGE_SIZE - 1, PAGE_SIZE, false],
    ]);
    await add('points', point(PAGE_SIZE + 1, '2026-01-10', 1));
    expect([await page(undefined), await page(undefined, PAGE_SIZE)]).toEqual([
      [PAGE_SIZE, PAGE_SIZE + 1, true],
      [1, 1, false],
    ]);
    expect((await pointsList(db, 1, 7, '2026-01-09', 0)).list).toEqual([
      { id: 1, eType: PointsName.browse, srname: 't1', score: 1, created: '2026/01/10 12:00:00' },
    ]);
  }),
);

test('[H5] a site’s rules – 0, a thousand, more, negative, parts, text, another name, one field alone – take whole numbers up to a thousand', () => {
  const rule = (set: unknown, name: string = PointsName.browse) => {
    const { score, perDay } =
      pointsRulesOf({ points: { rules: { [PointsName.browse]: set } } }).get(name) ?? {};
    return [score, perDay];
  };
  expect([
    rule({ score: 0, perDay: 0 }),
    rule({ score: 1_000, perDay: 1_000 }),
    rule({ score: 7 }),
    rule({ perDay: 7 }),
  ]).toEqual([
    ...[
      [0, 0],
      [1_000, 1_000],
      [7, 10],
      [1, 7],
    ],
  ]);
  for (const set of [
    { score: 1_001, perDay: 1_001 },
    { score: -1, perDay: -1 },
    { score: 1.5, perDay: 0.5 },
    { score: '5' },
    5,
    null,
    undefined,
  ])
    expect(rule(set)).toEqual([1, 10]);
  expect([rule({ score: 9 }, PointsName.start), rule({}, 'x')]).toEqual([
    [2, 1],
    [undefined, undefined],
  ]);
  expect(pointsRulesOf(undefined).get(PointsName.invite)).toEqual({ score: 10, perDay: 5 });
});
