import { MemberState } from '@platform/membership/memberState.types';
import { rolledBack } from '@testing/rolledBack';
import { at, openTwoSites, type TwoSites } from '@testing/twoSites';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addChange,
  allPoints,
  countOnDay,
  countsOfDay,
  daySums,
  findChange,
  forgetPoints,
  lockScore,
  pointsRows,
  scoreOf,
} from './points.store';

/**
 * Members 7, 8 and 9, who is disabled, of both sites. Member 7 of site 1 has two changes on the 10th, one each on the 11th and
 * 12th; others have one with equal events. Moments run against numbers.
 */
let sites: TwoSites;
const change = (id: number, more: object = {}) => ({
  ...{
    site_id: 1,
    id,
    member_id: 7,
    e_type: 'share',
    event_key: `k${id}`,
    score: id,
    title: `t${id}`,
    memo: `m${id}`,
  },
  ...{ day: '2026-01-10', created_at: at(100 - id), ...more },
});
beforeAll(async () => {
  sites = await openTwoSites();
  for (const site_id of [1, 2])
    for (const id of [7, 8, 9])
      await sites.add('members', {
        ...{ site_id, id, nickname: `${site_id}-${id}`, created_at: at(0), score: site_id * 100 + id },
        state: id === 9 ? MemberState.disabled : MemberState.open,
      });
  await sites.add(
    'points',
    ...[change(1), change(2, { e_type: 'read' }), change(3, { day: '2026-01-11', score: -5 })],
    ...[change(4, { day: '2026-01-12' }), change(5, { member_id: 8, event_key: 'k1' })],
    ...[change(6, { site_id: 2, event_key: 'k1' }), change(7, { member_id: 9 })],
  );
  await sites.db.script("select setval('points_ids', 100)");
});
afterAll(() => sites.close());
const trying = (work: Parameters<typeof rolledBack>[1]) => rolledBack(() => sites, work);

test('[H5] a sum – of a disabled member, an unknown one, another site’s – is the open member’s own', async () => {
  for (const of of [scoreOf, lockScore]) {
    const scores = [await of(sites.db, 1, 7), await of(sites.db, 1, 8), await of(sites.db, 2, 7)];
    expect(scores.map((row) => row?.score)).toEqual([107, 108, 207]);
    expect([await of(sites.db, 1, 9), await of(sites.db, 1, 1)]).toEqual([undefined, undefined]);
  }
});

test('[H5] a change – of another member, event, key or site – is found by all four', async () => {
  const find = async (site: number, member: number, eType: string, key: string) =>
    (await findChange(sites.db, site, member, eType, key))?.score;
  expect([
    await find(1, 7, 'share', 'k1'),
    await find(1, 8, 'share', 'k1'),
    await find(2, 7, 'share', 'k1'),
  ]).toEqual([...[1, 5, 6]]);
  expect([
    await find(1, 7, 'read', 'k1'),
    await find(1, 7, 'share', 'k2'),
    await find(2, 8, 'share', 'k1'),
  ]).toEqual([...[undefined, undefined, undefined]]);
  expect(await findChange(sites.db, 1, 7, 'share', 'k1')).toEqual({ score: 1, at: at(99) });
});

test('[H5] events of a day – two of one kind, other days, members and sites – are counted by kind', async () => {
  const { db } = sites;
  expect(await countOnDay(db, 1, 7, 'share', '2026-01-10')).toBe(1);
  expect(await countOnDay(db, 1, 7, 'read', '2026-01-10')).toBe(1);
  expect([
    await countOnDay(db, 1, 7, 'read', '2026-01-11'),
    await countOnDay(db, 1, 8, 'read', '2026-01-10'),
  ]).toEqual([0, 0]);
  const counts = async (site: number, member: number, day: string) =>
    Object.fromEntries((await countsOfDay(db, site, member, day)).map(({ eType, count }) => [eType, count]));
  expect(await counts(1, 7, '2026-01-10')).toEqual({ share: 1, read: 1 });
  expect([
    await counts(1, 7, '2026-01-11'),
    await counts(2, 7, '2026-01-10'),
    await counts(2, 8, '2026-01-10'),
  ]).toEqual([...[{ share: 1 }, { share: 1 }, {}]]);
});

test('[H5] sums of days – at both ends, of two changes, without any – come newest first', async () => {
  const sums = async (from: string, to: string, site = 1, member = 7) =>
    (await daySums(sites.db, site, member, from, to)).map(({ day, score }) => [day, score]);
  expect(await sums('2026-01-10', '2026-01-12')).toEqual([
    ['2026-01-12', 4],
    ['2026-01-11', -5],
    ['2026-01-10', 3],
  ]);
  expect(await sums('2026-01-11', '2026-01-11')).toEqual([['2026-01-11', -5]]);
  expect([await sums('2026-01-01', '2026-01-31', 1, 8), await sums('2026-01-01', '2026-01-31', 2)]).toEqual([
    [['2026-01-10', 5]],
    [['2026-01-10', 6]],
  ]);
});

test('[H5] changes – of a day, of all days, after a number, a page at a time – come in their orders', async () => {
  const { db } = sites;
  const rows = async (day: string | undefined, limit = 9, offset = 0, site = 1) =>
    (await pointsRows(db, site, 7, day, { limit, offset })).map(({ id }) => id);
  expect([await rows(undefined), await rows('2026-01-10'), await rows(undefined, 2, 1)]).toEqual([
    ...[
      [4, 3, 2, 1],
      [2, 1],
      [3, 2],
    ],
  ]);
  expect(await rows(undefined, 9, 0, 2)).toEqual([6]);
  expect((await pointsRows(db, 1, 7, '2026-01-11', { limit: 1, offset: 0 }))[0]).toEqual({
    ...{ id: 3, e_type: 'share', title: 't3', score: -5, created_at: at(97) },
  });
  const from = async (id: number, limit: number, site = 1) =>
    (await allPoints(db, site, 7, id, limit)).map((row) => [row.id, row.memo]);
  expect(await from(0, 2)).toEqual([
    [1, 'm1'],
    [2, 'm2'],
  ]);
  expect([await from(3, 9), await from(4, 9), await from(0, 9, 2)]).toEqual([[[4, 'm4']], [], [[6, 'm6']]]);
});

const SCORES = { name: 'test-all-scores', text: 'select score from members order by site_id, id' };
const scores = async (db: TwoSites['db']) =>
  (await db.query<{ score: number }>(SCORES)).map(({ score }) => score);
const untouched = [107, 108, 109, 207, 208, 209];

test(
  '[H5] a change that is added – the same event twice – changes row and sum together, of this member and site alone',
  trying(async ({ db }) => {
    const one = {
      eType: 'sign',
      key: 'd',
      score: 5,
      title: '签到',
      memo: '备',
      day: '2026-01-13',
      at: at(1),
    };
    await addChange(db, 1, 7, one);
    expect(await scores(db)).toEqual([112, ...untouched.slice(1)]);
    expect((await allPoints(db, 1, 7, 4, 9))[0]).toMatchObject({
      e_type: 'sign',
      title: '签到',
      memo: '备',
      score: 5,
      created_at: at(1),
    });
    expect(await countOnDay(db, 1, 7, 'sign', '2026-01-13')).toBe(1);
    await expect(addChange(db, 1, 7, one)).rejects.toThrow(/duplicate/);
  }),
);

test(
  '[K12] points of a member whose membership ends – others’, another site’s – go, and the sum is 0',
  trying(async ({ db }) => {
    await forgetPoints(db, 1, 7);
    expect(await scores(db)).toEqual([0, ...untouched.slice(1)]);
    expect([
      await allPoints(db, 1, 7, 0, 9),
      (await allPoints(db, 1, 8, 0, 9)).length,
      (await allPoints(db, 2, 7, 0, 9)).length,
    ]).toEqual([...[[], 1, 1]]);
  }),
);
