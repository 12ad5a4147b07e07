import { rolledBack } from '@testing/rolledBack';
import { at, openTwoSites, type TwoSites } from '@testing/twoSites';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { attemptsOf } from './attempts.service';
import { clearAttempts, countAttempts, forgetAttempts, uncountAttempt } from './attempts.store';

let sites: TwoSites;
beforeAll(async () => {
  sites = await openTwoSites();
});
afterAll(() => sites.close());
const trying = (work: Parameters<typeof rolledBack>[1]) => rolledBack(() => sites, work);
type Db = TwoSites['db'];

const count = async (
  db: Db,
  now: number,
  from: number,
  more = 1,
  { site = 1, kind = 'k', subject = 's' } = {},
) => (await countAttempts(db, kind, [{ site, subject, count: more }], at(now), at(from)))[0]?.count;
const read = (db: Db, other: Parameters<typeof count>[4] = {}) => count(db, 0, -1, 0, other);
const others = [{ site: 2 }, { kind: 'other' }, { subject: 'other' }];

test(
  '[K8] attempts – a moment before the while is over, as it is over – add up, then begin anew with their time',
  trying(async ({ db }) => {
    expect([await count(db, 100, 0, 2), await count(db, 150, 99)]).toEqual([2, 3]);
    expect([await count(db, 199, 99), await count(db, 200, 100, 2)]).toEqual([4, 2]);
    expect([await count(db, 299, 199), await count(db, 300, 200)]).toEqual([3, 1]);
  }),
);

test(
  '[K8] attempts of another site, kind and subject – counted together, taken back, cleared – are counted by themselves',
  trying(async ({ db }) => {
    await count(db, 0, -1, 3);
    for (const other of others) await count(db, 0, -1, 5, other);
    const rows = await countAttempts(
      db,
      'k',
      [
        { site: 2, subject: 's', count: 1 },
        { site: 1, subject: 's', count: 2 },
      ],
      at(1),
      at(-1),
    );
    expect(rows.map(({ site, count: all }) => [site, all]).toSorted()).toEqual([
      [1, 5],
      [2, 6],
    ]);
    await uncountAttempt(db, 1, 'k', 's');
    await uncountAttempt(db, 1, 'none', 's');
    expect([
      await read(db),
      await read(db, others[0]),
      await read(db, others[1]),
      await read(db, others[2]),
    ]).toEqual([...[4, 6, 5, 5]]);
    await clearAttempts(db, 1, 'k', 's');
    await uncountAttempt(db, 1, 'k', 's');
    expect([
      await read(db),
      await read(db, others[0]),
      await read(db, others[1]),
      await read(db, others[2]),
    ]).toEqual([...[0, 6, 5, 5]]);
    await uncountAttempt(db, 1, 'k', 's');
    expect(await read(db)).toBe(0);
  }),
);

test(
  '[K8] a limit – reached, beyond, given back, cleared, on another site – is that of its subject',
  trying(async ({ db }) => {
    const limit = { kind: 'three', max: 3, withinMs: 100 };
    const take = (now: number, site = 1, subject = 'a') =>
      attemptsOf(db, site, at(now).getTime()).take(limit, subject);
    expect([await take(0), await take(0), await take(0), await take(0)]).toEqual([true, true, true, false]);
    expect([await take(0, 2), await take(0, 1, 'b'), await take(99), await take(100)]).toEqual([
      true,
      true,
      false,
      true,
    ]);
    const attempts = attemptsOf(db, 1, at(100).getTime());
    for (const _ of [1, 2]) await take(100);
    expect(await take(100)).toBe(false);
    for (const _ of [1, 2]) await attempts.giveBack(limit, 'a');
    expect([await take(100), await take(100)]).toEqual([true, false]);
    await attempts.clear(limit, 'a');
    expect(await take(100)).toBe(true);
  }),
);

test(
  '[K8] attempts that began long ago – at the moment, more than a part – go a part at a time',
  trying(async ({ db }) => {
    for (const subject of ['a', 'b', 'c']) await count(db, 10, 0, 1, { subject });
    expect([
      await forgetAttempts(db, at(10), 9),
      await forgetAttempts(db, at(11), 2),
      await forgetAttempts(db, at(11), 2),
    ]).toEqual([...[0, 2, 1]]);
  }),
);
