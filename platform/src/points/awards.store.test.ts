import { MemberState } from '@platform/membership/memberState.types';
import { saveSite } from '@platform/sites/sites.store';
import { at, openTwoSites, type TwoSites } from '@testing/twoSites';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { addAwards, isDue, noteLoginDay, pointsSettings } from './awards.store';

/** Both sites have members 7 and 8, who are open, and 9, who is disabled. */
let sites: TwoSites;
beforeEach(async () => {
  sites = await openTwoSites();
  for (const site of [1, 2])
    for (const id of [7, 8, 9])
      await sites.add('members', {
        ...{ site_id: site, id, nickname: `${site}-${id}`, created_at: at(0), score: site * 10 + id },
        state: id === 9 ? MemberState.disabled : MemberState.open,
      });
  await sites.add('members', { site_id: 2, id: 10, nickname: '乙', created_at: at(0) });
});
afterEach(() => sites.close());

const award = { name: 'share', score: 3, perDay: 2, day: '2026-01-10' };
const scores = async () =>
  (
    await sites.db.query<{ score: number }>({
      name: 'test-scores',
      text: 'select score from members where id < 10 order by site_id, id',
    })
  ).map(({ score }) => score);

test('[H5] points of several members at once – one known, one disabled, one of another site – reach the others', async () => {
  const give = (site: number, members: readonly number[], key = 'a', more: object = {}) =>
    addAwards(
      sites.db,
      site,
      { ...award, ...more },
      members.map((member) => ({ member, key })),
      at(1),
    );
  expect((await give(1, [7, 8, 9, 10])).sort()).toEqual([7, 8]);
  expect(await scores()).toEqual([20, 21, 19, 27, 28, 29]);
  expect(await give(1, [7])).toEqual([]);
  expect(await give(2, [7])).toEqual([7]);
  expect(await give(1, [7], 'a', { name: 'read' })).toEqual([7]);
  expect(await scores()).toEqual([23, 21, 19, 30, 28, 29]);
});

type Occasion = { readonly site?: number; readonly member?: number; readonly key?: string };
const rolledBack = new Error('rolled back');
/** Both statements that say what is due: one asks, the other gives, and is rolled back here. */
const due = [
  {
    how: 'asked',
    isDueNow: ({ site = 1, member = 7, key = 'new' }: Occasion, more: object = {}) =>
      isDue(sites.db, site, { ...award, ...more }, { member, key }),
  },
  {
    how: 'given',
    isDueNow: async ({ site = 1, member = 7, key = 'new' }: Occasion, more: object = {}) => {
      let given: readonly number[] = [];
      const giving = sites.db.transaction(async (queries) => {
        given = await addAwards(queries, site, { ...award, ...more }, [{ member, key }], at(1));
        throw rolledBack;
      });
      await expect(giving).rejects.toBe(rolledBack);
      return given.length > 0;
    },
  },
];
const known = {
  site_id: 1,
  member_id: 7,
  e_type: 'share',
  score: 3,
  title: '',
  day: award.day,
  created_at: at(0),
};

describe.each(due)('[H5] points $how for', ({ isDueNow }) => {
  test('a day’s cap – reached by this member, on this day, by this event – are due for others alone', async () => {
    await sites.add('points', { ...known, event_key: 'a' });
    expect(await isDueNow({})).toBe(true);
    await sites.add('points', { ...known, event_key: 'b' });
    expect(await isDueNow({})).toBe(false);
    expect(await isDueNow({}, { perDay: 3 })).toBe(true);
    expect(await isDueNow({ member: 8 })).toBe(true);
    expect(await isDueNow({}, { day: '2026-01-11' })).toBe(true);
    expect(await isDueNow({}, { name: 'read' })).toBe(true);
    expect(await isDueNow({ site: 2 })).toBe(true);
  });

  test('a member – disabled, of another site, unknown – are not due', async () => {
    for (const member of [9, 10, 11]) expect(await isDueNow({ member })).toBe(false);
  });

  test('an event that is known – of this member, name and site – are due for another alone', async () => {
    await sites.add('points', { ...known, event_key: 'a', day: '2026-01-01' });
    expect(await isDueNow({ key: 'a' })).toBe(false);
    expect(await isDueNow({ key: 'b' })).toBe(true);
    expect(await isDueNow({ key: 'a', member: 8 })).toBe(true);
    expect(await isDueNow({ key: 'a' }, { name: 'read' })).toBe(true);
    expect(await isDueNow({ key: 'a', site: 2 })).toBe(true);
  });
});

test('[H5] logins – the same day, the next, after a gap, of another member or site, of a disabled one – count days in a row', async () => {
  const login = (day: string, member = 7, site = 1) => noteLoginDay(sites.db, site, member, day);
  expect(await login('2026-01-10')).toBe(1);
  expect(await login('2026-01-10')).toBeUndefined();
  expect(await login('2026-01-11')).toBe(2);
  expect(await login('2026-01-11', 8)).toBe(1);
  expect(await login('2026-01-11', 7, 2)).toBe(1);
  expect(await login('2026-01-12')).toBe(3);
  expect(await login('2026-01-14')).toBe(1);
  expect(await login('2026-01-15')).toBe(2);
  expect(await login('2026-01-12', 8)).toBe(2);
  expect(await login('2026-01-12', 9)).toBeUndefined();
});

test('[A17] rules of points – on two sites with different ones – are the site’s own', async () => {
  await saveSite(sites.db, {
    id: 2,
    name: '邻县',
    hosts: [],
    app_ids: ['2'],
    config: { points: { a: 1 } },
    version: 2,
  });
  expect(await pointsSettings(sites.db, 2)).toEqual({ a: 1 });
  expect(await pointsSettings(sites.db, 1)).toBeNull();
  expect(await pointsSettings(sites.db, 3)).toBeUndefined();
});
