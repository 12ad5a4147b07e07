import { MemberState } from '@platform/membership/memberState.types';
import { rolledBack } from '@testing/rolledBack';
import { at, openTwoSites, type TwoSites } from '@testing/twoSites';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  adoptProviderName,
  createMember,
  isMember,
  maskedPhone,
  phoneOf,
  readOwnRecord,
  requireMember,
  requireOpen,
  ssoUser,
} from './members.service';
import { type MemberRow, memberById } from './members.store';
import { saveProof, takeProof } from './signIn/proofs.service';

const member = (more: Partial<MemberRow> = {}): MemberRow => ({
  ...{ id: 7, phone: '13812345678', nickname: '七', head: '', sex: 0, birthday: '2000-01-31', address: '址' },
  ...{ description: '', password_hash: null, state: MemberState.open, score: 12, created_at: at(0), ...more },
});

test.each([
  ['13812345678', '13812345678'],
  ['+8613812345678', '13812345678'],
  ['008613812345678', '13812345678'],
  ['8613812345678', '13812345678'],
  [' 138 1234-5678 ', '13812345678'],
  ['13000000000', '13000000000'],
  ['19999999999', '19999999999'],
])('[wire S20] the phone “%s” – is read as %s', (text, phone) => {
  expect(phoneOf(text)).toBe(phone);
});

test.each(['', '12812345678', '1381234567', '138123456789', '23812345678', '+113812345678', '86138123456'])(
  '[wire S20] the phone “%s” – is refused',
  (text) => {
    expect(() => phoneOf(text)).toThrow('手机号格式不正确');
  },
);

test('[wire S20] a member in the login’s answers – with and without phone, of each sex, with a password – is shown as recorded', () => {
  expect([maskedPhone('13812345678'), maskedPhone(null)]).toEqual(['138****5678', '']);
  expect(ssoUser(member(), 'https://paper.test')).toMatchObject({
    ...{
      uid: '7',
      userid: '7',
      username: '七',
      nickname: '七',
      phone: '138****5678',
      areaCode: '0086',
      sex: '0',
    },
    ...{ birthday: '2000-01-31', address: '址', score: '12', isOpen: 1, isFirstOpen: '0', isDefPassword: 1 },
  });
  expect(ssoUser(member({ phone: null, sex: 1, password_hash: 's1' }), '', true)).toMatchObject({
    ...{ phone: '', areaCode: '', sex: '1', isFirstOpen: '1', isDefPassword: 0 },
  });
  expect([ssoUser(member({ sex: 2 }), '').sex, ssoUser(member({ sex: 3 }), '').sex]).toEqual(['2', '0']);
});

test('[wire S20] a member – unknown, disabled, former – is refused in words of their own', () => {
  expect(requireOpen(member()).id).toBe(7);
  expect(() => requireOpen(undefined)).toThrow('用户不存在');
  expect(() => requireOpen(member({ state: MemberState.ended }))).toThrow('用户不存在');
  expect(() => requireOpen(member({ state: MemberState.disabled }))).toThrow('该账号已停用');
});

describe('[F2] members that are made', () => {
  let sites: TwoSites;
  beforeAll(async () => {
    sites = await openTwoSites();
    const row = { phone: '13800000007', nickname: '七', created_at: at(0) };
    await sites.add('members', { site_id: 1, id: 7, ...row }, { site_id: 2, id: 8, ...row });
    await sites.add('members', {
      site_id: 1,
      id: 9,
      nickname: '停',
      phone: '13800000009',
      state: MemberState.disabled,
      created_at: at(0),
    });
    await sites.db.script("select setval('member_ids', 100)");
  });
  afterAll(() => sites.close());
  const trying = (work: Parameters<typeof rolledBack>[1]) => rolledBack(() => sites, work);

  test(
    '[F2] by a phone that is known, a name that is taken, none, a long one, of a disabled member – are the member or a new one',
    trying(async ({ db }) => {
      const create = (phone: string | null, nickname?: string) =>
        createMember(
          db,
          1,
          { phone, ...(nickname === undefined ? {} : { nickname }), head: '/h.jpg' },
          at(5),
        );
      expect(await create('13800000007', '新')).toMatchObject({
        isNew: false,
        member: { id: 7, nickname: '七' },
      });
      await expect(create('13800000009', '新')).rejects.toThrow('该账号已停用');
      const taken = await create('13800000001', '七');
      expect([taken.isNew, taken.member.nickname, taken.member.head, taken.member.created_at]).toEqual([
        ...[true, expect.stringMatching(/^七\d{6}$/), '/h.jpg', at(5)],
      ]);
      expect((await create(null)).member).toMatchObject({
        phone: null,
        nickname: expect.stringMatching(/^读者\d{6}$/),
      });
      expect((await create(null, ' \u200b ')).member.nickname).toMatch(/^读者\d{6}$/);
      expect((await create(null, '长'.repeat(21))).member.nickname).toBe('长'.repeat(20));
      expect([await isMember(db, 1, 9), await isMember(db, 1, 8), await isMember(db, 2, 8)]).toEqual([
        true,
        false,
        true,
      ]);
      await expect(requireMember(db, 1, 8)).rejects.toThrow('用户不存在');
    }),
  );

  test(
    '[G7] with a name drawn for them – the provider’s is free, taken, empty, they chose one – take it, with figures where it is taken',
    trying(async ({ db }) => {
      const fresh = async () => (await createMember(db, 1, { phone: null }, at(0))).member;
      const adopt = async (row: MemberRow, nickname: string) =>
        (await adoptProviderName(db, row, 1, { nickname, head: '/p.jpg' })) as MemberRow;
      const [first, second, third] = [await fresh(), await fresh(), await fresh()];
      expect(await adopt(first, '小明')).toMatchObject({ id: first.id, nickname: '小明', head: '/p.jpg' });
      expect((await adopt(second, '小明')).nickname).toMatch(/^小明\d{6}$/);
      expect(await adopt(third, ' ')).toEqual(third);
      const known = await requireMember(db, 1, 7);
      expect(await adopt(known, '小红')).toEqual(known);
      expect((await memberById(db, 1, 7))?.nickname).toBe('七');
    }),
  );

  test(
    '[G7] a confirmation – taken a moment before ten minutes, at them, again within a minute, after it – is good once more for a minute',
    trying(async ({ db }) => {
      const proof = { provider: 'wx', oid: 'o', unionid: '', nickname: '', head: '' };
      const start = at(0).getTime();
      await saveProof(db, 1, 'phone', proof, start);
      const take = async (ms: number) => (await takeProof(db, 1, 'phone', proof, start + ms)) !== undefined;
      expect([await take(600_000), await take(599_999)]).toEqual([false, true]);
      await saveProof(db, 1, 'phone', proof, start);
      expect([await take(1_000), await take(60_999), await take(61_000)]).toEqual([true, true, false]);
    }),
  );

  test(
    '[K12] a member’s own record – with identities, without a password, of another site – holds every field of theirs',
    trying(async ({ db, add }) => {
      await add('member_identities', {
        site_id: 1,
        provider: 'wx',
        oid: 'o',
        unionid: 'u',
        member_id: 7,
        bound_at: at(0),
      });
      expect(await readOwnRecord(db, 1, 7)).toMatchObject({
        ...{ uid: 7, phone: '13800000007', nickname: '七', hasPassword: false, createdAt: at(0) },
        identities: [{ provider: 'wx', oid: 'o', unionid: 'u' }],
      });
      expect((await readOwnRecord(db, 2, 8)).identities).toEqual([]);
      await expect(readOwnRecord(db, 1, 8)).rejects.toThrow('用户不存在');
    }),
  );
});
