import * as contract from '@contract/invites';
import { attemptsOf, limits } from '@platform/attempts/attempts.service';
import { aMember, type TestMember } from '@testing/aMember';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { faults } from '@testing/strictSchema';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

let platform: TestPlatform;
let inviter: TestMember;
let reader: TestMember;
beforeEach(async () => {
  platform = await startPlatform();
  inviter = await aMember(platform, '柳湾人');
  reader = await aMember(platform, '过路人');
});
afterEach(() => platform.close());

type Bearer = Pick<TestMember, 'token'>;
const call = async (path: string, fields: Record<string, string> = {}, member?: Bearer) =>
  (
    await platform.get(
      `/app_if/amuc/api/invitecode/${path}?${new URLSearchParams(fields)}`,
      member ? { token: member.token } : {},
    )
  ).json();

async function codeOf(member: TestMember): Promise<string> {
  const answer = await call('getInviteCode', { uid: String(member.id) }, member);
  expect(faults(contract.getInviteCode.output, answer)).toEqual([]);
  return v.parse(contract.getInviteCode.output, answer).code;
}
async function accept(member: TestMember, code: string, imei = '') {
  const answer = await call('codeImeiRecord', { code, imei, uid: String(member.id), name: 'x' }, member);
  expect(faults(contract.codeImeiRecord.output, answer)).toEqual([]);
  return v.parse(contract.codeImeiRecord.output, answer);
}
const invitations = async () =>
  (
    await platform.db.query<{ inviter_id: number; member_id: number }>({
      name: 'test-invitations',
      text: 'select inviter_id, member_id from invitations order by member_id',
    })
  ).map(({ inviter_id, member_id }) => [inviter_id, member_id]);

describe('[H6] invitation codes', () => {
  test('[H6][K8] invitations and codes – of invented devices and claimed members – end at the limits of a network', async () => {
    const code = await codeOf(inviter);
    await platform.configure({ legacyWrites: 1 });
    const attempts = attemptsOf(platform.db, 1, platform.clock.now());
    const network = '127.0.0.1';
    for (let count = 1; count < limits.inviteCodesFromAddress.max; count += 1)
      await attempts.take(limits.inviteCodesFromAddress, network);
    expect(await call('getInviteCode', { uid: String(reader.id), curVersions: '3' })).toMatchObject({
      status: -1,
    });
    expect(await call('getInviteCode', { uid: String(inviter.id) })).toMatchObject({ code });
    for (let count = 0; count < limits.invitesFromAddress.max; count += 1)
      await attempts.take(limits.invitesFromAddress, network);
    const given = { code, imei: 'invented', uid: String(reader.id), curVersions: '3' };
    expect(await call('codeImeiRecord', given)).toMatchObject({
      status: -1,
      message: '操作太频繁，请稍后再试',
    });
    expect(await invitations()).toEqual([]);
    platform.clock.forward(limits.invites.withinMs);
    expect(await call('codeImeiRecord', given)).toMatchObject({ data: { code: '1002' } });
  });

  test('[wire g72] a member’s code – asked for twenty times at once – is one code of seven digits', async () => {
    const codes = await Promise.all(Array.from({ length: 20 }, () => codeOf(inviter)));
    expect(new Set(codes).size).toBe(1);
    expect(codes[0]).toMatch(/^[1-9]\d{6}$/);
    expect(await codeOf(reader)).not.toBe(codes[0]);
    expect(await call('getInviteCode', {}, inviter)).toEqual({
      code: codes[0],
      msg: '系统中存在,获取邀请码成功',
    });
  });

  test('[wire g72] a code – for a visitor, for another member – is refused; for an unknown member it is 0', async () => {
    expect(await call('getInviteCode', { uid: String(inviter.id) })).toMatchObject({ status: 11002 });
    expect(await call('getInviteCode', { uid: String(inviter.id) }, reader)).toMatchObject({ status: -1 });
    await platform.configure({ legacyWrites: 1 });
    platform.clock.forward(3_000);
    expect(await call('getInviteCode', { uid: '99' })).toEqual({
      code: '0',
      msg: '系统中不存在uid:99的会员',
    });
  });

  test('[wire g74] an invitation – its first use – is recorded with the inviter’s name', async () => {
    const code = await codeOf(inviter);
    expect(await accept(reader, ` ${code} `)).toEqual({
      code: '1002',
      msg: '该设备成功添加邀请码使用记录',
      member: '柳湾人',
    });
    expect(await invitations()).toEqual([[inviter.id, reader.id]]);
  });

  test('[wire g74][K3] a member and a device – invited many times at once – are counted once', async () => {
    const [code, other] = [await codeOf(inviter), await codeOf(await aMember(platform, '另一人'))];
    const answers = await Promise.all(Array.from({ length: 20 }, () => accept(reader, code, 'phone-1')));
    expect(answers.filter((one) => one.code === '1002')).toHaveLength(1);
    expect(await accept(reader, other, 'phone-2')).toEqual({
      code: '1001',
      msg: '该会员已被柳湾人邀请过了',
    });
    const sameDevice = await aMember(platform);
    expect(await accept(sameDevice, other, 'phone-1')).toEqual({
      code: '1001',
      msg: '该设备已被柳湾人邀请过了',
    });
    expect(await invitations()).toEqual([[inviter.id, reader.id]]);
  });

  test.each(['', '0', '7654321', 'x'.repeat(400), '邀请码', '1 or 1=1'])(
    '[wire g74] the unknown code %j – answers 1003 – and nothing is counted',
    async (code) => {
      expect(await accept(reader, code)).toEqual({ code: '1003', msg: '邀请码不存在' });
      expect(await invitations()).toEqual([]);
    },
  );

  test('[H6] one’s own code, and the code of a member who left – answer 1003', async () => {
    const code = await codeOf(inviter);
    expect(await accept(inviter, code)).toEqual({ code: '1003', msg: '不能使用自己的邀请码' });
    await platform.sso('cancel', {}, { token: inviter.token, device: inviter.device });
    expect(await accept(reader, code)).toMatchObject({ code: '1003' });
    expect(await invitations()).toEqual([]);
  });

  test('[wire W24] an invitation – in another member’s name or signed out – is refused', async () => {
    const code = await codeOf(inviter);
    const fields = { code, imei: 'phone', uid: String(reader.id) };
    expect(await call('codeImeiRecord', fields)).toMatchObject({ status: 11002 });
    expect(await call('codeImeiRecord', fields, inviter)).toMatchObject({ status: -1 });
    expect(await invitations()).toEqual([]);
  });

  test('[H6][A17] a code – used on another site – is unknown there', async () => {
    const code = await codeOf(inviter);
    expect(await call('codeImeiRecord', { code, imei: 'phone', siteId: '2' }, reader)).toMatchObject({
      status: 10111,
    });
    expect(await invitations()).toEqual([]);
  });
});
