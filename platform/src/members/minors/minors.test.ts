import { createHash } from 'node:crypto';
import { Status } from '@contract/statuses';
import { seeded, seedNewsroom } from '@testing/seedNewsroom';
import { startPlatform, type TestMember, type TestPlatform } from '@testing/startPlatform';
import { afterEach, beforeEach, expect, test } from 'vitest';

let platform: TestPlatform;
beforeEach(async () => {
  platform = await startPlatform();
  await seedNewsroom(platform);
});
afterEach(() => platform.close());

const PHONE = '13812340021';
const DEVICE = 'xyminor001';
const GUARDIAN = '13812340029';
const CHILD = { year: '2020', month: '5' };

async function call(
  { headers }: TestMember,
  path: string,
  fields: Record<string, string> = {},
): Promise<{ status: number; message: string; data: unknown }> {
  const body = { ...fields, device: headers.devid ?? '', curVersions: '3.0' };
  return Object((await platform.post(`/app_if/${path}`, body, headers)).json());
}
const sso = async ({ headers }: TestMember, name: string, fields: Record<string, string>) =>
  Object((await platform.sso(name, fields, { ...headers, device: headers.devid })).json());
const comment = (member: TestMember) =>
  call(member, 'discuss', { rootID: String(seeded.articles.news), content: '好' });
async function codeOf(member: TestMember, phone: string): Promise<string> {
  platform.clock.forward(61_000);
  await sso(member, 'sendCode', { phone, scene: 'guardian' });
  return platform.codeTo(phone);
}

test('[K23][wire n34] a month of birth – to come, then one of a child, then another – is refused, said, and refused again', async () => {
  const child = await platform.member(PHONE, DEVICE);
  const say = (fields: Record<string, string>) => call(child, 'amuc/api/member/age', fields);
  expect((await say({ year: '2999', month: '1' })).status).toBe(-1);
  expect((await say(CHILD)).data).toEqual({ ageClass: 'under14', guardian: 0, mode: 0, canPost: 0 });
  expect((await say({ year: '1990', month: '1' })).status).toBe(-1);
  const text = 'select age_class, changes_on from minors';
  expect(await platform.db.query({ name: 'test-minors', text })).toEqual([
    { age_class: 'under14', changes_on: '2034-06-01' },
  ]);
});

test('[K23][wire n35] a child – with no consent, with their own phone, with a guardian’s – comments with the last alone; others comment all the time', async () => {
  const child = await platform.member(PHONE, DEVICE);
  const other = await platform.member('13812340022', 'xyminor002');
  await call(child, 'amuc/api/member/age', CHILD);
  expect(await comment(child)).toMatchObject({
    status: Status.guardianNeeded,
    message: expect.stringContaining('监护人同意'),
  });
  expect((await comment(other)).status).toBe(0);
  const own = await codeOf(child, PHONE);
  expect((await sso(child, 'guardianConsent', { phone: PHONE, code: own })).code).toBe(0);
  const code = await codeOf(child, GUARDIAN);
  expect((await sso(child, 'guardianConsent', { phone: GUARDIAN, code: '1' })).code).toBe(0);
  expect((await comment(child)).status).not.toBe(0);
  expect((await sso(child, 'guardianConsent', { phone: GUARDIAN, code })).code).toBe(1);
  expect((await comment(child)).status).toBe(0);
  const text = `select count(*)::int as rows from minors m where m::text like '%${GUARDIAN}%'`;
  expect(await platform.db.one({ name: 'test-guardian', text })).toEqual({ rows: 0 });
  expect((await sso(other, 'guardianConsent', { phone: GUARDIAN, code })).code).toBe(0);
});

test('[K23] a child without a guardian – on a site of another region – comments', async () => {
  await platform.configure({ region: 'other' });
  platform.clock.forward(5_000);
  const child = await platform.member(PHONE, DEVICE);
  await call(child, 'amuc/api/member/age', CHILD);
  expect((await comment(child)).status).toBe(0);
});

test('[K23][wire n33][wire n36] minors’ mode – entered, left without proof, with a wrong password, with the right one – refuses comments until then', async () => {
  const password = createHash('md5').update('long enough 1').digest('hex');
  const member = await platform.member(PHONE, DEVICE);
  platform.clock.forward(61_000);
  await sso(member, 'sendCode', { phone: PHONE, scene: 'reset' });
  const code = await platform.codeTo(PHONE);
  const reset = await sso(member, 'resetPassword', { phone: PHONE, code, password });
  const fresh: TestMember = { ...member, headers: { ...member.headers, token: reset.data.accessToken } };
  const state = async () => (await call(fresh, 'amuc/api/member/minor')).data;
  expect((await sso(fresh, 'minorMode', { on: '1' })).code).toBe(1);
  expect(await state()).toEqual({ ageClass: '', guardian: 0, mode: 1, canPost: 0 });
  expect(await comment(fresh)).toMatchObject({
    status: Status.minorsMode,
    message: expect.stringContaining('未成年人模式'),
  });
  expect((await sso(fresh, 'minorMode', { on: '0' })).code).toBe(0);
  expect((await sso(fresh, 'minorMode', { on: '0', password: 'x'.repeat(32) })).code).toBe(0);
  expect((await comment(fresh)).status).not.toBe(0);
  expect((await sso(fresh, 'minorMode', { on: '0', password })).code).toBe(1);
  expect((await comment(fresh)).status).toBe(0);
});

test('[K23] a member of a site that asks for ages – before and after they say it – comments afterwards alone', async () => {
  await platform.configure({ askAge: true });
  platform.clock.forward(5_000);
  const member = await platform.member(PHONE, DEVICE);
  expect((await comment(member)).status).toBe(Status.ageNeeded);
  expect((await call(member, 'amuc/api/member/minor')).data).toMatchObject({ ageClass: '', canPost: 0 });
  await call(member, 'amuc/api/member/age', { year: '1990', month: '5' });
  expect((await comment(member)).status).toBe(0);
});

test('[K23][wire n37] a guardian’s consent – withdrawn by one child of two – is gone with the digest of the phone, for that child alone', async () => {
  const children = [
    await platform.member(PHONE, DEVICE),
    await platform.member('13812340022', 'xyminor002'),
  ] as const;
  for (const child of children) {
    await call(child, 'amuc/api/member/age', CHILD);
    const code = await codeOf(child, GUARDIAN);
    expect((await sso(child, 'guardianConsent', { phone: GUARDIAN, code })).code).toBe(1);
  }
  expect((await sso(children[0], 'withdrawGuardian', {})).code).toBe(1);
  expect((await comment(children[0])).status).toBe(Status.guardianNeeded);
  expect((await comment(children[1])).status).toBe(0);
  const text = `select count(*) filter (where guardian_digest = '' and guardian_version = '' and guardian_at is null)::int as gone,
    count(*)::int as rows from minors`;
  expect(await platform.db.one({ name: 'test-withdrawn', text })).toEqual({ gone: 1, rows: 2 });
});
