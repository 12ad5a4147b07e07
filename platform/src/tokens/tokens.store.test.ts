import { MemberState } from '@platform/membership/memberState.types';
import { inTurn, rolledBack } from '@testing/rolledBack';
import { at, openTwoSites, type TwoSites } from '@testing/twoSites';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  deleteOlderTokens,
  deleteTokens,
  endLogin,
  endLoginOf,
  endLoginsOf,
  loginsAfter,
  loginsOfAccess,
  markLoginSeen,
  memberLogins,
  redeemRefreshToken,
  saveTokens,
  startLogin,
} from './tokens.store';

/** Members 7 and 8 of both sites, one open, one disabled, the other way round on site 2; logins 1 and 2 of member 7, 3 of member 8, with equal numbers. */
let sites: TwoSites;
const login = (site_id: number, id: number, member_id: number, more: object = {}) => ({
  ...{
    site_id,
    id,
    member_id,
    device: `${site_id}-${id}`,
    means: 'phone',
    started_at: at(100 - id),
    seen_at: at(0),
  },
  ...more,
});
const stateOf = (site: number, member: number) =>
  (site === 1) === (member === 7) ? MemberState.open : MemberState.disabled;
beforeAll(async () => {
  sites = await openTwoSites();
  for (const site of [1, 2]) {
    await sites.add(
      'members',
      { site_id: site, id: 7, nickname: '甲', created_at: at(0), state: stateOf(site, 7) },
      { site_id: site, id: 8, nickname: '乙', created_at: at(0), state: stateOf(site, 8) },
    );
    await sites.add('logins', login(site, 1, 7), login(site, 2, 7), login(site, 3, 8));
  }
  await sites.db.script("select setval('login_ids', 100)");
});
afterAll(() => sites.close());
const trying = (work: Parameters<typeof rolledBack>[1]) => rolledBack(() => sites, work);
const hash = (name: string) => Buffer.from(name);
type Db = TwoSites['db'];
const save = (db: Db, site: number, id: number, name: string, access = 100, refresh = 200) =>
  saveTokens(
    db,
    site,
    id,
    { hash: hash(`${name}a`), expires: at(access) },
    { hash: hash(`${name}r`), expires: at(refresh) },
  );

const found = async (db: Db, site: number, names: readonly string[], now = 0) =>
  (
    await loginsOfAccess(
      db,
      names.map((name) => ({ site, hash: hash(name) })),
      at(now),
    )
  )
    .map((row) => [...[row.place, row.login_id, row.member_id, row.state]])
    .toSorted(([one = 0], [other = 0]) => one - other);

test(
  '[wire W7] access tokens – expired at the moment, refreshing, of another site, unknown – lead to their own logins',
  trying(async ({ db }) => {
    await save(db, 1, 1, 'x');
    await save(db, 1, 3, 'y', 50);
    await save(db, 2, 2, 'x');
    const names = ['none', 'ya', 'xa', 'xr'];
    expect((await found(db, 1, names)).toSorted()).toEqual([
      [2, 3, 8, MemberState.disabled],
      [3, 1, 7, MemberState.open],
    ]);
    expect(
      [await found(db, 1, names, 49), await found(db, 1, names, 50), await found(db, 1, names, 100)].map(
        (rows) => rows.length,
      ),
    ).toEqual([...[2, 1, 0]]);
    expect(await found(db, 2, ['xa', 'ya'])).toEqual([[1, 2, 7, MemberState.disabled]]);
    const [row] = await loginsOfAccess(db, [{ site: 2, hash: hash('xa') }], at(0));
    expect(row).toMatchObject({ device: '2-2', ended_at: null });
  }),
);

test(
  '[wire D8] a pair that is saved again – with a later end – keeps its end, which is answered',
  trying(async ({ db }) => {
    expect(await save(db, 1, 1, 'x', 100)).toEqual(at(100));
    expect(await save(db, 1, 1, 'x', 500)).toEqual(at(100));
    expect(await found(db, 1, ['xa'], 100)).toEqual([]);
  }),
);

test(
  '[wire D8] a refresh token – another device’s, site’s, an access token, at its end – is redeemed by its device, and says when first',
  trying(async ({ db }) => {
    await save(db, 1, 1, 'x');
    await save(db, 2, 1, 'x');
    const use = (name: string, device: string, now: number, site = 1) =>
      redeemRefreshToken(db, site, hash(name), device, at(now));
    const refused = [
      await use('xr', '1-2', 1),
      await use('xa', '1-1', 1),
      await use('xr', '2-1', 1),
      await use('xr', '1-1', 200),
      await use('yr', '1-1', 1),
    ];
    expect(refused).toEqual(Array(5).fill(undefined));
    expect(await use('xr', '1-1', 199)).toMatchObject({
      login_id: 1,
      member_id: 7,
      device: '1-1',
      state: 0,
      replaced_at: at(199),
    });
    expect((await use('xr', '1-1', 150))?.replaced_at).toEqual(at(199));
    expect(await use('xr', '2-1', 150, 2)).toMatchObject({
      replaced_at: at(150),
      state: MemberState.disabled,
    });
    await save(db, 1, 3, 'z');
    expect(await use('zr', '1-3', 1)).toMatchObject({ member_id: 8, state: MemberState.disabled });
  }),
);

test(
  '[wire D8] tokens of a login – more than the newest of each kind, one that stays, of another login and site – go',
  trying(async ({ db }) => {
    await inTurn([1, 2, 3], (place) => save(db, 1, 1, `${place}`, 100 + place, 200 + place));
    await save(db, 1, 2, '9', 10, 10);
    await save(db, 2, 1, '1', 500, 500);
    await save(db, 2, 1, '7', 501, 501);
    expect(await deleteOlderTokens(db, 1, 1, [hash('1a')], 2)).toBe(1);
    expect((await found(db, 1, ['1a', '2a', '3a', '9a'])).map(([place]) => place)).toEqual([1, 2, 3, 4]);
    expect(await deleteOlderTokens(db, 1, 1, [], 1)).toBe(3);
    expect((await found(db, 1, ['1a', '2a', '3a', '9a'])).map(([place]) => place)).toEqual([3, 4]);
    expect(await redeemRefreshToken(db, 1, hash('3r'), '1-1', at(0))).toBeDefined();
    expect(await found(db, 2, ['1a', '7a'])).toHaveLength(2);
  }),
);

const ended = async (db: Db) =>
  (await inTurn([1, 2], (site) => inTurn([7, 8], (member) => loginsAfter(db, site, member, 0, 9))))
    .flat(2)
    .flatMap(({ device, endedAt }) =>
      endedAt === null ? [] : [`${device}@${endedAt.getTime() - at(0).getTime()}`],
    );

test(
  '[wire x23] logins ended – one, one of a member, all of a member but one, again – are those alone, at the first moment',
  trying(async ({ db }) => {
    expect(await endLoginOf(db, 1, 8, 1, at(1))).toBe(0);
    expect(await endLoginOf(db, 1, 7, 1, at(2))).toBe(1);
    expect(await endLoginOf(db, 1, 7, 1, at(3))).toBe(0);
    expect(await ended(db)).toEqual(['1-1@2']);
    await endLogin(db, 1, 3, at(4));
    await endLogin(db, 1, 3, at(5));
    expect(await ended(db)).toEqual(['1-1@2', '1-3@4']);
    expect(await endLoginsOf(db, 2, 7, at(6), 2)).toBe(1);
    expect(await endLoginsOf(db, 1, 7, at(7))).toBe(1);
    expect(await ended(db)).toEqual(['1-1@2', '1-2@7', '1-3@4', '2-1@6']);
  }),
);

test(
  '[K12] logins of a member – for the list and for the copy – come in their orders, open only with a token that lasts',
  trying(async ({ db, add }) => {
    await add('logins', login(1, 4, 7, { started_at: at(98), ended_at: at(1) }), login(1, 5, 7));
    for (const id of [2, 4]) await save(db, 1, id, `${id}`, 60, 80);
    await save(db, 1, 5, '5', 10, 20);
    await save(db, 2, 1, 'n', 100, 100);
    const list = async (now: number, limit: number) =>
      (await memberLogins(db, 1, 7, at(now), limit)).map(({ id, open }) => [id, open]);
    expect(await list(79, 9)).toEqual([
      [1, false],
      [4, false],
      [2, true],
      [5, false],
    ]);
    expect(await list(80, 3)).toEqual([
      [1, false],
      [4, false],
      [2, false],
    ]);
    const copy = async (after: number, limit: number) =>
      (await loginsAfter(db, 1, 7, after, limit)).map(({ id }) => id);
    expect([await copy(0, 9), await copy(1, 2), await copy(5, 9)]).toEqual([[1, 2, 4, 5], [2, 4], []]);
    expect((await loginsAfter(db, 1, 7, 3, 1))[0]).toEqual({
      ...{ id: 4, device: '1-4', means: 'phone', startedAt: at(98), seenAt: at(0), endedAt: at(1) },
    });
  }),
);

test(
  '[wire D8] a login that begins, is seen – of another number and site beside – is this one',
  trying(async ({ db }) => {
    const id = await startLogin(db, 1, { member: 7, device: 'new', means: 'wx' }, at(5));
    await markLoginSeen(db, 1, id, at(9));
    await markLoginSeen(db, 1, 1, at(8));
    const seen = async (site: number) =>
      (await loginsAfter(db, site, 7, 0, 9)).map((row) => [row.device, row.means, row.seenAt]);
    expect(await seen(1)).toEqual([
      ['1-1', 'phone', at(8)],
      ['1-2', 'phone', at(0)],
      ['new', 'wx', at(9)],
    ]);
    expect(await seen(2)).toEqual([
      ['2-1', 'phone', at(0)],
      ['2-2', 'phone', at(0)],
    ]);
  }),
);

test(
  '[K8] tokens whose end has passed – at it, more than a part – go a part at a time',
  trying(async ({ db }) => {
    await save(db, 1, 1, 'x', 10, 10);
    await save(db, 1, 1, 'y', 10, 20);
    expect([
      await deleteTokens(db, at(10), 9),
      await deleteTokens(db, at(11), 2),
      await deleteTokens(db, at(11), 2),
    ]).toEqual([...[0, 2, 1]]);
  }),
);
