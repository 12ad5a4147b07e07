import { MemberState } from '@platform/membership/memberState.types';
import { inTurn, rolledBack } from '@testing/rolledBack';
import { at, openTwoSites, type TwoSites } from '@testing/twoSites';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  bindIdentity,
  changeMember,
  endMember,
  findIdentity,
  identitiesOf,
  insertMember,
  isKnownDevice,
  memberById,
  memberByPhone,
  replaceHead,
  setNameAndHead,
  setPassword,
  setPhone,
  setState,
  takenNames,
  unbindIdentity,
} from './members.store';
import { forgetProofs, insertProof, spendProof } from './signIn/proofs.store';

/** Members 7 (open), 8 (disabled) and 9 (ended) of both sites, with equal phones and names but for the site. */
let sites: TwoSites;
const filled = {
  ...{ head: '/h.jpg', sex: 1, birthday: '2000-01-01', address: '址', description: '述', password_hash: 'p' },
  ...{ score: 5, created_at: at(0) },
};
const stateOf: Readonly<Record<number, MemberState>> = {
  7: MemberState.open,
  8: MemberState.disabled,
  9: MemberState.ended,
};
beforeAll(async () => {
  sites = await openTwoSites();
  for (const site_id of [1, 2])
    for (const id of [7, 8, 9])
      await sites.add('members', {
        ...{ site_id, id, nickname: `名${id}`, phone: `1380000000${id}`, state: stateOf[id], ...filled },
      });
  await sites.add('members', {
    site_id: 2,
    id: 10,
    nickname: '名10',
    phone: '13800000010',
    created_at: at(0),
  });
  await sites.db.script("select setval('member_ids', 100)");
});
afterAll(() => sites.close());
const trying = (work: Parameters<typeof rolledBack>[1]) => rolledBack(() => sites, work);

test('[A17] a member – of another site, by number or phone – is found on its own site alone', async () => {
  const { db } = sites;
  const found = [await memberById(db, 1, 7), await memberById(db, 1, 10), await memberById(db, 2, 10)];
  expect(found.map((row) => row?.nickname)).toEqual(['名7', undefined, '名10']);
  const byPhone = [await memberByPhone(db, 1, '13800000010'), await memberByPhone(db, 2, '13800000010')];
  expect(byPhone.map((row) => row?.id)).toEqual([undefined, 10]);
  expect(await memberById(db, 2, 8)).toEqual({
    ...{ id: 8, phone: '13800000008', nickname: '名8', state: MemberState.disabled, ...filled },
  });
});

test(
  '[F2] a new member – a name or a phone that is taken on the site, on another – is added where both are free',
  trying(async ({ db }) => {
    const add = async (phone: string | null, nickname: string) =>
      (await insertMember(db, 1, { phone, nickname, head: '/n.jpg' }, at(3)))?.id;
    expect([await add('13800000007', '新'), await add('13900000000', '名7')]).toEqual([undefined, undefined]);
    const id = await add('13800000010', '名10');
    expect(await memberById(db, 1, id ?? 0)).toMatchObject({
      ...{ phone: '13800000010', nickname: '名10', head: '/n.jpg', state: MemberState.open, score: 0 },
      created_at: at(3),
    });
    expect([await add(null, '无一'), await add(null, '无二')]).not.toContain(undefined);
  }),
);

/** Every statement that changes a member, with what it leaves. */
const changes = [
  {
    act: 'every field is changed',
    run: (db: TwoSites['db'], id: number) =>
      changeMember(db, 1, id, { nickname: '新', sex: 0, birthday: '2001', address: '新址', head: '/n.jpg' }),
    states: [7],
    after: { nickname: '新', sex: 0, birthday: '2001', address: '新址', head: '/n.jpg', description: '述' },
  },
  {
    act: 'no field is changed',
    run: (db: TwoSites['db'], id: number) => changeMember(db, 1, id, {}),
    states: [7],
    after: {},
  },
  {
    act: 'a phone is set',
    run: (db: TwoSites['db'], id: number) => setPhone(db, 1, id, '13811111111'),
    states: [7],
    after: { phone: '13811111111' },
  },
  {
    act: 'the phone is taken away',
    run: (db: TwoSites['db'], id: number) => setPhone(db, 1, id, null),
    states: [7],
    after: { phone: null },
  },
  {
    act: 'a password is set',
    run: (db: TwoSites['db'], id: number) => setPassword(db, 1, id, 'new'),
    states: [7],
    after: { password_hash: 'new' },
  },
  {
    act: 'their picture is replaced',
    run: (db: TwoSites['db'], id: number) => replaceHead(db, 1, id, '/h.jpg', '/copy.jpg'),
    states: [7, 8, 9],
    after: { head: '/copy.jpg' },
  },
  {
    act: 'a picture they had before is replaced',
    run: (db: TwoSites['db'], id: number) => replaceHead(db, 1, id, '/old.jpg', '/copy.jpg'),
    states: [],
    after: {},
  },
  {
    act: 'the membership ends',
    run: (db: TwoSites['db'], id: number) => endMember(db, 1, id),
    states: [7, 8],
    after: {
      ...{
        state: MemberState.ended,
        phone: null,
        nickname: '已注销',
        head: '',
        sex: 0,
        birthday: '',
        address: '',
      },
      ...{ description: '', password_hash: null },
    },
  },
  {
    act: 'they are disabled',
    run: (db: TwoSites['db'], id: number) => setState(db, 1, id, MemberState.disabled),
    states: [7, 8],
    after: { state: MemberState.disabled },
  },
  {
    act: 'they are opened again',
    run: (db: TwoSites['db'], id: number) => setState(db, 1, id, MemberState.open),
    states: [7, 8],
    after: { state: MemberState.open },
  },
];
describe.each(changes)('[A17] $act', ({ run, states, after }) => {
  test.each([7, 8, 9])(
    '[A17] of member %i – open, disabled or ended – only where the state allows, and of nobody else',
    async (id) =>
      trying(async ({ db }) => {
        const all = async () =>
          (await inTurn([1, 2], (site) => inTurn([7, 8, 9], (one) => memberById(db, site, one)))).flat();
        const before = await all();
        expect(await run(db, id)).toBe(states.includes(id) ? 1 : 0);
        const expected = before.map((row, place) =>
          place < 3 && row?.id === id && states.includes(id) ? { ...row, ...after } : row,
        );
        expect(await all()).toEqual(expected);
      })(),
  );
});

test.each([
  { nickname: '读者123456', head: '', state: MemberState.open, given: true, picture: '/given.jpg' },
  { nickname: '读者123456', head: '/own.jpg', state: MemberState.open, given: true, picture: '/own.jpg' },
  { nickname: '读者12345', head: '', state: MemberState.open, given: false, picture: '' },
  { nickname: '读者1234567', head: '', state: MemberState.open, given: false, picture: '' },
  { nickname: '大读者123456', head: '', state: MemberState.open, given: false, picture: '' },
  { nickname: '自选', head: '', state: MemberState.open, given: false, picture: '' },
  { nickname: '读者123456', head: '', state: MemberState.disabled, given: false, picture: '' },
  { nickname: '读者123456', head: '', state: MemberState.ended, given: false, picture: '' },
])(
  '[G7] a provider’s name – for “$nickname” with picture “$head” in state $state – is given: $given',
  async ({ nickname, head, state, given, picture }) =>
    trying(async ({ db, add }) => {
      for (const site_id of [1, 2])
        for (const id of [20, 21])
          await add('members', {
            site_id,
            id,
            nickname: id === 20 ? nickname : `读者0000${id}`,
            head,
            state,
            created_at: at(0),
          });
      expect(await setNameAndHead(db, 1, 20, '名10', '/given.jpg')).toEqual(
        given ? { nickname: '名10', head: picture } : undefined,
      );
      expect(await memberById(db, 1, 20)).toMatchObject({
        nickname: given ? '名10' : nickname,
        head: picture,
      });
      expect(await memberById(db, 2, 20)).toMatchObject({ nickname, head });
      expect(await memberById(db, 1, 21)).toMatchObject({ nickname: '读者000021' });
    })(),
);

test(
  '[G7] a provider’s name that another member of the site has – of another site it may – is not given',
  trying(async ({ db, add }) => {
    await add('members', { site_id: 1, id: 20, nickname: '读者123456', created_at: at(0) });
    expect(await setNameAndHead(db, 1, 20, '名7', '')).toBeUndefined();
    expect(await setNameAndHead(db, 1, 20, '名10', '')).toEqual({ nickname: '名10', head: '' });
  }),
);

describe('[G7] identities of providers', () => {
  const identity = (provider: string, oid: string, unionid = '') => ({ provider, oid, unionid });
  const bound = async (db: TwoSites['db'], site: number, member: number) =>
    (await identitiesOf(db, site, member)).map(
      ({ provider, oid, unionid }) => `${provider}/${oid}/${unionid}`,
    );

  test(
    '[G7] by number, by common number – both empty, of two people, of another provider and site – are found, the own number first',
    trying(async ({ db }) => {
      await bindIdentity(db, 1, identity('wx', 'a', 'u1'), 7, at(1));
      await bindIdentity(db, 1, identity('wx', 'b', 'u1'), 8, at(2));
      await bindIdentity(db, 1, identity('wx', 'c'), 8, at(3));
      await bindIdentity(db, 1, identity('qq', 'a', 'u2'), 8, at(4));
      await bindIdentity(db, 2, identity('wx', 'd', 'u3'), 10, at(5));
      const find = async (provider: string, oid: string, unionid: string, site = 1) =>
        (await findIdentity(db, site, provider, oid, unionid))?.member_id;
      expect([await find('wx', 'a', ''), await find('wx', 'b', 'u1'), await find('wx', 'a', 'u1')]).toEqual([
        7, 8, 7,
      ]);
      expect([(await find('wx', 'x', 'u1')) !== undefined, await find('wx', 'x', '')]).toEqual([
        true,
        undefined,
      ]);
      expect([await find('qq', 'a', ''), await find('qq', 'b', 'u1'), await find('wx', 'x', 'u2')]).toEqual([
        ...[8, undefined, undefined],
      ]);
      expect([await find('wx', 'd', 'u3'), await find('wx', 'd', '', 2)]).toEqual([undefined, 10]);
    }),
  );

  test(
    '[G7] bound again, by another member, on another site – keeps the member, and takes the common number of its own',
    trying(async ({ db }) => {
      expect(await bindIdentity(db, 1, identity('wx', 'a'), 7, at(9))).toBe(true);
      expect(await bindIdentity(db, 1, identity('qq', 'q'), 7, at(1))).toBe(true);
      expect(await bindIdentity(db, 1, identity('wx', 'a', 'u'), 7, at(2))).toBe(true);
      expect(await bindIdentity(db, 1, identity('wx', 'a', 'v'), 8, at(2))).toBe(false);
      expect(await bindIdentity(db, 2, identity('wx', 'a', 'w'), 8, at(2))).toBe(true);
      expect([await bound(db, 1, 7), await bound(db, 1, 8), await bound(db, 2, 8)]).toEqual([
        ['qq/q/', 'wx/a/u'],
        [],
        ['wx/a/w'],
      ]);
    }),
  );

  test(
    '[G7] unbound of one provider, of all – of two members and sites – go of that member alone',
    trying(async ({ db }) => {
      for (const [site, member] of [
        [1, 7],
        [1, 8],
        [2, 7],
      ] as const)
        for (const provider of ['wx', 'qq'])
          await bindIdentity(db, site, identity(provider, `${provider}${member}`), member, at(member));
      expect(await unbindIdentity(db, 1, 7, 'wx')).toBe(1);
      const left = async () =>
        [await bound(db, 1, 7), await bound(db, 1, 8), await bound(db, 2, 7)].map((rows) => rows.length);
      expect([await bound(db, 1, 7), await left()]).toEqual([['qq/qq7/'], [1, 2, 2]]);
      expect(await unbindIdentity(db, 1, 8, '')).toBe(2);
      expect(await left()).toEqual([1, 0, 2]);
    }),
  );

  test(
    '[G7] a confirmation – of another device, provider, person or site, at its end, used – signs in until its end, then for its grace',
    trying(async ({ db }) => {
      const proof = { ...identity('wx', 'a', 'u'), nickname: '甲', head: '/a.jpg' };
      await insertProof(db, 1, 'phone', proof, at(100));
      await insertProof(db, 2, 'phone', { ...proof, nickname: '乙' }, at(100));
      const take = (now: number, { site = 1, device = 'phone', provider = 'wx', oid = 'a' } = {}) =>
        spendProof(db, site, device, { provider, oid }, { now: at(now), until: at(now + 10) });
      const others = [{ device: 'other' }, { provider: 'qq' }, { oid: 'b' }, { site: 3 }];
      expect(await inTurn(others, (other) => take(0, other))).toEqual(Array(4).fill(undefined));
      expect(await take(100)).toBeUndefined();
      expect(await take(50)).toEqual(proof);
      expect([await take(60), (await take(59))?.nickname, (await take(60, { site: 2 }))?.nickname]).toEqual([
        ...[undefined, '甲', '乙'],
      ]);
      await insertProof(db, 1, 'phone', { ...proof, unionid: 'n', nickname: '新', head: '' }, at(200));
      expect(await take(199)).toMatchObject({ unionid: 'n', nickname: '新', head: '' });
      expect(await take(199)).toMatchObject({ nickname: '新' });
    }),
  );

  test(
    '[K8] confirmations whose end has passed – at it, more than a part – go a part at a time',
    trying(async ({ db }) => {
      for (const oid of ['a', 'b', 'c'])
        await insertProof(db, 1, 'phone', { ...identity('wx', oid), nickname: '', head: '' }, at(10));
      expect([
        await forgetProofs(db, at(10), 9),
        await forgetProofs(db, at(11), 2),
        await forgetProofs(db, at(11), 2),
      ]).toEqual([...[0, 2, 1]]);
    }),
  );
});

test(
  '[H7] a device – of a login of this phone’s member, of another’s, another site’s – is known',
  trying(async ({ db, add }) => {
    const login = (site_id: number, id: number, member_id: number, device: string) => ({
      ...{
        site_id,
        id,
        member_id,
        device,
        means: 'phone',
        started_at: at(0),
        seen_at: at(0),
        ended_at: at(1),
      },
    });
    await add(
      'logins',
      login(1, 1, 7, 'own'),
      login(1, 2, 8, 'other'),
      login(2, 1, 7, 'there'),
      login(2, 3, 10, 'own'),
    );
    const known = (phone: string, device: string, site = 1) => isKnownDevice(db, site, phone, device);
    expect([await known('13800000007', 'own'), await known('13800000008', 'other')]).toEqual([true, true]);
    const not = [
      await known('13800000007', 'other'),
      await known('13800000007', 'there'),
      await known('13800000010', 'own'),
      await known('', 'own'),
      await known('13800000007', ''),
    ];
    expect(not).toEqual(Array(5).fill(false));
    expect(await known('13800000010', 'own', 2)).toBe(true);
  }),
);

test(
  '[K8] names that no member may take – of leaders, of another site – are those of the site’s reporters',
  trying(async ({ db, add }) => {
    const person = (site_id: number, id: number, kind: string) => ({
      site_id,
      id,
      kind,
      name: `${site_id}-${id}`,
      doc: {},
    });
    await add(
      'people',
      person(1, 1, 'reporter'),
      person(1, 2, 'reporter'),
      person(1, 3, 'leader'),
      person(2, 4, 'reporter'),
    );
    for (const site of [1, 2])
      for (const [code, id] of [
        ['LEADER', 1],
        ['LEADER', 2],
        ['XYACCOUNT', 3],
      ] as const)
        await sites.add('categories', { site_id: site, code, id, doc: { catName: `${site}局${id}` } });
    const { reporters, offices } = await takenNames(db, 1);
    expect([reporters.toSorted(), offices.toSorted()]).toEqual([
      ['1-1', '1-2'],
      ['1局1', '1局2'],
    ]);
  }),
);
