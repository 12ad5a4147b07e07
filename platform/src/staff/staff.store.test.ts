import { inTurn, rolledBack } from '@testing/rolledBack';
import { at, openTwoSites, type TwoSites } from '@testing/twoSites';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { departmentsOf, setDepartment } from './departments.store';
import { isArticleOf, isCategoryOf, isColumnOf } from './namedObjects.store';
import {
  allStaff,
  confirmFactor,
  endFactor,
  endStaffToken,
  endStaffTokens,
  forgetStaffTokens,
  giveRole,
  insertStaff,
  insertStaffToken,
  knowNetwork,
  StaffState,
  seeStaffToken,
  setFactorSecret,
  setStaffPassword,
  setStaffState,
  staffById,
  staffByName,
  staffByToken,
  takeFactorStep,
  takeRecoveryCode,
  takeRole,
} from './staff.store';

/** 1 ann, 2 bob, who is closed, and 3 cat, in the opposite order of their names' numbers; roles on two sites. */
let sites: TwoSites;
beforeAll(async () => {
  sites = await openTwoSites();
  const person = (id: number, name: string, state: StaffState = StaffState.open) => ({
    ...{ id, name, password_hash: `p${id}`, state, created_at: at(0), known_networks: '{}' },
  });
  await sites.add('staff', person(3, 'cat'), person(1, 'ann'), person(2, 'bob', StaffState.closed));
  await sites.add(
    'staff_roles',
    ...[
      { staff_id: 1, site_id: 2, role: 'editor' },
      { staff_id: 1, site_id: 1, role: 'moderator' },
      { staff_id: 1, site_id: 1, role: 'editor' },
      { staff_id: 3, site_id: 1, role: 'editor' },
    ],
  );
  for (const site_id of [1, 2])
    await sites.add(
      'categories',
      ...[30, 31].map((id) => ({ site_id, id, code: 'LEADER', doc: {} })),
      { site_id, id: 32, code: 'ACTIVITY', doc: {} },
      { site_id, id: 32 + site_id, code: 'MVOD', doc: {} },
    );
  await sites.db.script("select setval('staff_ids', 100)");
  await sites.add('columns', { site_id: 1, id: 5, name: '要闻' });
  await sites.add('articles', { site_id: 2, id: 5, key: 'k' });
});
afterAll(() => sites.close());
const trying = (work: Parameters<typeof rolledBack>[1]) => rolledBack(() => sites, work);
type Db = TwoSites['db'];
const hash = (name: string) => Buffer.from(name);
const rolesOf = async (db: Db, id: number) =>
  (await staffById(db, id))?.roles.map(({ site, role }) => `${site}/${role}`);

test('[K10] a person – by name, by number, in the list – has their state and roles in order', async () => {
  const { db } = sites;
  expect((await allStaff(db)).map(({ name, state }) => [name, state])).toEqual([
    ['ann', StaffState.open],
    ['bob', StaffState.closed],
    ['cat', StaffState.open],
  ]);
  expect(await staffByName(db, 'ann')).toMatchObject({
    ...{ id: 1, name: 'ann', password_hash: 'p1', state: StaffState.open, known_networks: [] },
    roles: [
      { site: 1, role: 'editor' },
      { site: 1, role: 'moderator' },
      { site: 2, role: 'editor' },
    ],
  });
  expect((await allStaff(db))[0]).toEqual(await staffByName(db, 'ann'));
  expect(await staffById(db, 1)).toEqual(await staffByName(db, 'ann'));
  expect([(await staffById(db, 2))?.roles, (await staffById(db, 3))?.name]).toEqual([[], 'cat']);
  expect([await staffByName(db, 'dan'), await staffById(db, 9)]).toEqual([undefined, undefined]);
});

test(
  '[K10] a new person, a name that is taken, roles given twice and taken – of two people and sites – change that one',
  trying(async ({ db }) => {
    expect(await insertStaff(db, 'ann', 'x', at(1))).toBeUndefined();
    const id = (await insertStaff(db, 'dan', 'x', at(1))) ?? 0;
    expect(await staffById(db, id)).toMatchObject({
      name: 'dan',
      password_hash: 'x',
      state: StaffState.open,
      roles: [],
    });
    expect([await giveRole(db, 3, 2, 'editor'), await giveRole(db, 3, 2, 'editor')]).toEqual([1, 0]);
    expect(await rolesOf(db, 3)).toEqual(['1/editor', '2/editor']);
    expect(await takeRole(db, 1, 1, 'editor')).toBe(1);
    expect([await rolesOf(db, 1), await rolesOf(db, 3)]).toEqual([
      ['1/moderator', '2/editor'],
      ['1/editor', '2/editor'],
    ]);
  }),
);

test(
  '[K10] a password, a state, networks – set for one, the same state again, more than are kept – are that person’s',
  trying(async ({ db }) => {
    await setStaffPassword(db, 1, { hash: 'new', at: at(7), isByOther: true });
    expect([
      await setStaffState(db, 3, StaffState.open),
      await setStaffState(db, 3, StaffState.closed),
    ]).toEqual([0, 1]);
    for (const network of ['a', 'b', 'a', 'c']) await knowNetwork(db, 1, network, 2);
    expect(
      (await allStaff(db)).map((one) => [
        one.password_at.getTime() === at(7).getTime(),
        one.password_set_by_other,
      ]),
    ).toEqual([
      [true, true],
      [false, false],
      [false, false],
    ]);
    expect((await allStaff(db)).map((one) => [one.password_hash, one.state, one.known_networks])).toEqual([
      ['new', StaffState.open, ['c', 'a']],
      ['p2', StaffState.closed, []],
      ['p3', StaffState.closed, []],
    ]);
  }),
);

test(
  '[K10] a token – of a person closed since, at its end, ended, unknown, of another – leads to its person while it is good',
  trying(async ({ db }) => {
    const start = (name: string, id: number, password = `p${id}`, end = 100) =>
      insertStaffToken(db, hash(name), { id, password_hash: password }, at(0), at(end));
    expect([
      await start('a', 1),
      await start('c', 3),
      await start('b', 2),
      await start('x', 1, 'p3'),
      await start('y', 9, 'p1'),
    ]).toEqual([...[1, 1, 0, 0, 0]]);
    const who = async (name: string, now = 50) => (await staffByToken(db, hash(name), at(now), at(-1)))?.name;
    expect([
      await who('a'),
      await who('c'),
      await who('b'),
      await who('x'),
      await who('a', 99),
      await who('a', 100),
    ]).toEqual([...['ann', 'cat', undefined, undefined, 'ann', undefined]]);
    expect(await staffByToken(db, hash('a'), at(50), at(-1))).toEqual(await staffById(db, 1));
    await setStaffState(db, 3, StaffState.closed);
    expect([await who('c'), await who('a')]).toEqual([undefined, 'ann']);
    await setStaffState(db, 3, StaffState.open);
    await endStaffToken(db, hash('c'), at(60));
    expect([await endStaffToken(db, hash('c'), at(70)), await who('c'), await who('a')]).toEqual([
      0,
      undefined,
      'ann',
    ]);
  }),
);

test(
  '[K10] tokens of a person – all, all but one, ended before, another person’s – end, and their moment stays the first',
  trying(async ({ db }) => {
    for (const [name, id] of [
      ['a1', 1],
      ['a2', 1],
      ['a3', 1],
      ['c1', 3],
    ] as const)
      await insertStaffToken(db, hash(name), { id, password_hash: `p${id}` }, at(0), at(100));
    const good = async () =>
      (await inTurn(['a1', 'a2', 'a3', 'c1'], (name) => staffByToken(db, hash(name), at(50), at(-1)))).map(
        (row) => row !== undefined,
      );
    await endStaffToken(db, hash('a1'), at(1));
    expect(await endStaffTokens(db, 1, at(2), hash('a2'))).toBe(1);
    expect(await good()).toEqual([false, true, false, true]);
    expect(await endStaffTokens(db, 1, at(3))).toBe(1);
    expect(await good()).toEqual([false, false, false, true]);
    const moments = {
      name: 'test-ended',
      text: 'select ended_at as at from staff_tokens where staff_id = 1 order by hash',
    };
    expect((await db.query<{ at: Date }>(moments)).map((row) => row.at)).toEqual([at(1), at(3), at(2)]);
    expect([
      await forgetStaffTokens(db, at(100), 9),
      await forgetStaffTokens(db, at(101), 3),
      await forgetStaffTokens(db, at(101), 3),
    ]).toEqual([...[0, 3, 1]]);
  }),
);

test(
  '[K10] offices of a person – given twice, of another catalogue, site and person, taken – are theirs, by number',
  trying(async ({ db }) => {
    const set = (staff: number, site: number, groupID: number, has = true) =>
      setDepartment(db, staff, site, { groupID, has });
    expect([
      await set(1, 1, 31),
      await set(1, 1, 30),
      await set(1, 1, 30),
      await set(1, 2, 30),
      await set(3, 1, 31),
    ]).toEqual(Array(5).fill(true));
    expect([await set(1, 1, 32), await set(1, 1, 99), await set(9, 1, 30), await set(1, 3, 30)]).toEqual(
      Array(4).fill(false),
    );
    const all = async () => [
      await departmentsOf(db, 1, 1),
      await departmentsOf(db, 1, 2),
      await departmentsOf(db, 3, 1),
    ];
    expect(await all()).toEqual([[30, 31], [30], [31]]);
    expect([await set(1, 1, 31, false), await set(1, 1, 31, false), await set(3, 2, 31, false)]).toEqual([
      true,
      false,
      false,
    ]);
    expect(await all()).toEqual([[30], [30], [31]]);
  }),
);

test('[K10] columns, articles and categories that a call names – none, another site’s, another catalogue’s – are of the site', async () => {
  const { db } = sites;
  const columns = [
    await isColumnOf(db, 1, 5),
    await isColumnOf(db, 1, 0),
    await isColumnOf(db, 2, 5),
    await isColumnOf(db, 1, 6),
  ];
  const articles = [
    await isArticleOf(db, 2, 5),
    await isArticleOf(db, 2, 0),
    await isArticleOf(db, 1, 5),
    await isArticleOf(db, 2, 6),
  ];
  const categories = [
    await isCategoryOf(db, 1, 'MVOD', 33),
    await isCategoryOf(db, 1, 'MVOD', 0),
    await isCategoryOf(db, 1, 'MVOD', 34),
    await isCategoryOf(db, 1, 'MVOD', 32),
  ];
  expect([columns, articles, categories]).toEqual(Array(3).fill([true, true, false, false]));
  expect(await isCategoryOf(db, 1, 'ACTIVITY', 32)).toBe(true);
});

test(
  '[K19] a second factor – begun twice, confirmed by one of two people, its steps and recovery codes used twice, ended – is that person’s',
  trying(async ({ db }) => {
    const secret = Buffer.from('secret');
    const codes = [hash('one'), hash('two')];
    expect([
      await confirmFactor(db, 1, 5, codes),
      await setFactorSecret(db, 1, Buffer.from('first')),
      await setFactorSecret(db, 1, secret),
      await setFactorSecret(db, 2, secret),
      await confirmFactor(db, 1, 5, codes),
      await confirmFactor(db, 1, 5, codes),
      await setFactorSecret(db, 1, secret),
    ]).toEqual([...[0, 1, 1, 1, 1, 0, 0]]);
    expect((await allStaff(db)).map((one) => one.factor_confirmed)).toEqual([true, false, false]);
    expect([
      await takeFactorStep(db, 1, 5),
      await takeFactorStep(db, 1, 6),
      await takeFactorStep(db, 1, 6),
      await takeRecoveryCode(db, 1, hash('two')),
      await takeRecoveryCode(db, 1, hash('two')),
      await takeRecoveryCode(db, 2, hash('one')),
      await takeRecoveryCode(db, 1, hash('one')),
    ]).toEqual([...[0, 1, 0, 1, 0, 0, 1]]);
    await endFactor(db, 1);
    const [one, two] = await allStaff(db);
    expect([one?.factor_secret, one?.factor_confirmed, two?.factor_secret]).toEqual([null, false, secret]);
  }),
);

test(
  '[K19] a token – without a call since a moment, with one that is noted – is good while it is used',
  trying(async ({ db }) => {
    for (const id of [1, 2])
      await insertStaffToken(db, hash(`t${id}`), { id, password_hash: `p${id}` }, at(0), at(900));
    const good = (id: number, idleSince: number) => staffByToken(db, hash(`t${id}`), at(100), at(idleSince));
    expect([await good(1, -1), await good(1, 0)].map((row) => row?.name)).toEqual(['ann', undefined]);
    await seeStaffToken(db, hash('t1'), at(50));
    expect([await good(1, 49), await good(1, 50), await good(2, 0)].map((row) => row?.name)).toEqual([
      ...['ann', undefined, undefined],
    ]);
  }),
);
