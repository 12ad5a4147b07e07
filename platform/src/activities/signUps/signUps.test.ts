import { SignFieldType } from '@contract/participation/codes';
import { attemptsOf, limits } from '@platform/attempts/attempts.service';
import { aMember, type TestMember } from '@testing/aMember';
import { anActivity, aSignField } from '@testing/anActivity';
import { manyMembers } from '@testing/manyMembers';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const ACTIVITY = 7;
const fields = [
  aSignField('entry_realName', '姓名'),
  aSignField('entry_phone', '手机号'),
  aSignField('entry_part', '哪一段', { type: SignFieldType.oneOf, isneed: 0, option: ['桥下', '浅滩'] }),
  aSignField('entry_day', '日期', { type: SignFieldType.date, isneed: 0 }),
];
const answers = { entry_realName: '罗小溪', entry_phone: '12000000001' };

let platform: TestPlatform;
let member: TestMember;
beforeEach(async () => {
  platform = await startPlatform();
  member = await aMember(platform, '小溪');
});
afterEach(() => platform.close());

const header = ({ token }: TestMember) => ({ token });
async function call(path: string, input: Record<string, string>, by: TestMember = member) {
  const body = new URLSearchParams(input).toString();
  return Object((await platform.post(path, body, header(by))).json());
}
const signUp = (signForm: object = answers, by = member, fileId = ACTIVITY) =>
  call('/nis/api/activity/regist', { fileId: String(fileId), signForm: JSON.stringify(signForm) }, by);
const detail = async (by?: TestMember) =>
  Object((await platform.get(`/app_if/activityDetail?fileId=${ACTIVITY}`, by ? header(by) : {})).json());

describe('[F8 activityApply][wire f3] signing up', () => {
  beforeEach(() => anActivity(platform.db, { id: ACTIVITY, fields, quota: 2 }));

  test('[wire f3] a filled form – is stored once – with a code; a second time is refused', async () => {
    const first = await signUp();
    expect(first).toMatchObject({ success: true, message: '报名成功' });
    expect(first.registCode).toMatch(/^[0-9A-HJKMNP-TV-Z]{26}$/);
    expect(await signUp()).toEqual({
      ...{ success: false, message: '请不要重复报名', entryID: 0, registCode: '' },
    });
    expect(await detail(member)).toMatchObject({ ac_entryStatus: '4', participatorNum: 1, targetNum: '2' });
    platform.clock.forward(3000);
    expect(await detail()).toMatchObject({ ac_entryStatus: '1', participatorNum: 1 });
  });

  test.each([
    ['without a name', { entry_phone: '12000000001' }, '姓名不能为空'],
    ['with half a phone number', { ...answers, entry_phone: '1200' }, '手机号格式不正确'],
    ['with an unknown choice', { ...answers, entry_part: '山上' }, '哪一段没有这个选项'],
    ['with a day that is none', { ...answers, entry_day: '2031-02-30' }, '日期应为日期'],
  ])('[wire f3] a form %s – is refused by the label of the field', async (_, form, message) => {
    expect(await signUp(form)).toMatchObject({ success: false, message });
  });

  test('[wire g65] a phone number of another entry – is repeated, and refused when it signs up', async () => {
    await signUp();
    const other = await aMember(platform);
    const check = { fileId: String(ACTIVITY), fieldId: 'entry_phone', value: '120 0000 0001' };
    expect(await call('/nis/api/activity/checkEntryRepeatField', check, other)).toEqual({
      ...{ isRepeat: 1, message: '手机号已被报名使用，请更换' },
    });
    expect(await call('/nis/api/activity/checkEntryRepeatField', check)).toMatchObject({ isRepeat: 0 });
    expect(await signUp(answers, other)).toMatchObject({ message: '手机号已被报名使用，请更换' });
  });

  test('[wire g65][K8] phones of other entries – tried by signing up and by changing – are told as seldom as when they are asked for', async () => {
    await signUp();
    const attempts = attemptsOf(platform.db, 1, platform.clock.now());
    const often = { status: -1, message: '操作太频繁，请稍后再试' };
    const third = await aMember(platform);
    for (let count = 0; count < limits.entryChecks.max; count += 1)
      await attempts.take(limits.entryChecks, `m:${third.id}`);
    expect(await signUp(answers, third)).toMatchObject(often);
    const other = await aMember(platform);
    const { entryID } = await signUp({ ...answers, entry_phone: '12000000002' }, other);
    for (let count = 1; count < limits.entryChecks.max; count += 1)
      await attempts.take(limits.entryChecks, `m:${other.id}`);
    const change = { entryID: String(entryID), signForm: JSON.stringify(answers), curVersions: '3' };
    expect(await call('/nis/api/activity/change', change, other)).toEqual({ ...often, data: {} });
    platform.clock.forward(limits.entryChecks.withinMs);
    expect(await call('/nis/api/activity/change', change, other)).toMatchObject({
      data: { message: '手机号已被报名使用，请更换' },
    });
  });

  test('[wire x3] saveActivity – loose text without quotes, the phone beside it – signs up unwrapped', async () => {
    const input = { fileId: String(ACTIVITY), signForm: '{entry_realName:罗小溪}', phone: '12000000001' };
    expect(await call('/app_if/saveActivity', { ...input, curVersions: '3' })).toEqual({
      ...{ success: true, message: '报名成功' },
    });
  });

  test('[F27] a full activity – says so; a withdrawn place – is free again', async () => {
    const first = await signUp({ ...answers, entry_phone: '12000000002' });
    const [second, third] = [await aMember(platform), await aMember(platform)];
    await signUp(answers, second);
    const late = { ...answers, entry_phone: '12000000003' };
    expect(await signUp(late, third)).toMatchObject({ message: '活动名额已满，请下次再来' });
    expect(await detail()).toMatchObject({ ac_entryStatus: '3', participatorNum: 2 });
    expect(await call('/nis/api/activity/withdraw', { entryID: String(first.entryID) })).toEqual({
      ...{ success: true, message: '已取消报名' },
    });
    expect(await signUp(late, third)).toMatchObject({ success: true });
  });

  test('[wire n13] a change – is stored; another member’s entry – answers as if absent', async () => {
    const { entryID } = await signUp();
    const signForm = JSON.stringify({ ...answers, entry_part: '浅滩' });
    const input = { entryID: String(entryID), signForm };
    const other = await aMember(platform);
    const none = { success: false, message: '没有这个报名' };
    expect(await call('/nis/api/activity/change', input, other)).toEqual(none);
    expect(await call('/nis/api/activity/withdraw', input, other)).toEqual(none);
    expect(await call('/nis/api/activity/change', input)).toEqual({ success: true, message: '已修改' });
    const stored = await platform.get(`/nis/api/activity/registration?fileId=${ACTIVITY}`, header(member));
    expect(stored.json()).toMatchObject({ signForm: { entry_part: '浅滩' } });
  });

  test('[wire x10] myActivityList – names the member’s activities with their entry', async () => {
    const { entryID } = await signUp();
    const mine = async (by: TestMember) => (await platform.get('/app_if/myActivityList', header(by))).json();
    expect(await mine(member)).toMatchObject({
      list: [{ fileId: String(ACTIVITY), entryID, entryStatus: 1, useTime: '', participatorNum: 1 }],
    });
    expect(await mine(await aMember(platform))).toEqual({ list: [], hasMore: false });
  });

  test('[wire g20] entryList – names who takes part, without their answers', async () => {
    await signUp();
    const answer = Object((await platform.get(`/app_if/entryList?fileId=${ACTIVITY}`)).json());
    expect(answer).toMatchObject({ list: [{ userName: '小溪', userID: member.id }], totalCount: 1 });
    expect(JSON.stringify(answer)).not.toContain('12000000001');
  });

  test('[wire x23 cancel] an ended membership – frees its place', async () => {
    const { uid, headers } = await platform.member();
    await signUp(answers, { id: Number(uid), token: headers.token, device: 'xy0001' });
    await platform.sso('cancel', { uid }, headers);
    expect(await detail()).toMatchObject({ participatorNum: 0 });
  });
});

test.each([
  ['before the sign-up', { startSignTime: '2031-03-06 09:00:00.0' }, '0', '报名未开始'],
  ['after the sign-up', { endSignTime: '2031-03-04 09:00:00.0' }, '2', '报名已结束'],
  ['after the activity', { endTime: '2031-03-04 09:00:00.0' }, '2', '报名已结束'],
])('[F27] %s – state and refusal say so', async (_, doc, state, message) => {
  await anActivity(platform.db, { id: ACTIVITY, doc });
  expect(await detail()).toMatchObject({ ac_entryStatus: state });
  expect(await signUp({})).toMatchObject({ success: false, message });
});

test('[F8 activityApply] a picture – the member’s own – is stored; somebody else’s is refused', async () => {
  const photo = aSignField('entry_upload', '照片', { type: SignFieldType.upload });
  await anActivity(platform.db, { id: ACTIVITY, fields: [photo] });
  const plain = { width: 8, height: 8, channels: 3, background: '#345' } as const;
  const file = { name: 'file1', fileName: 'a.png', type: 'image/png' };
  const bytes = await sharp({ create: plain }).png().toBuffer();
  const sent = await platform.send('/app_if/upload?fileType=file', [{ ...file, bytes }], header(member));
  const { url } = Object(sent.json()).fileList[0];
  const other = await aMember(platform);
  expect(await signUp({ entry_upload: url }, other)).toMatchObject({ message: '照片请重新上传' });
  expect(await signUp({ entry_upload: url })).toMatchObject({ success: true });
  expect(await signUp({ entry_upload: 'https://elsewhere.test/a.png' }, other)).toMatchObject({
    ...{ success: false, message: '照片不能为空' },
  });
});

test('[F27][K3] 1,200 sign-ups at once on a quota of 100 – exactly 100 hold a place, each member once', async () => {
  const QUOTA = 100;
  await anActivity(platform.db, { id: ACTIVITY, quota: QUOTA });
  const members = await manyMembers(platform.db, 600, '读者');
  // Their tokens live by the database's clock, which is not the platform's.
  await platform.db.script("update login_tokens set expires_at = '2031-04-01'");
  const other = await platform.beside();
  const url = '/nis/api/activity/regist';
  const headers = (token: string, devid: string) => ({
    ...{ host: 'paper.test', token, devid, 'content-type': 'application/x-www-form-urlencoded' },
  });
  const answers = await Promise.all(
    [...members, ...members].map(async ({ token, device }, index) => {
      const app = index % 2 === 0 ? platform.app : other;
      const payload = `fileId=${ACTIVITY}`;
      const remoteAddress = `10.1.${index % 250}.${1 + Math.floor(index / 250)}`;
      const sent = await app.inject({
        method: 'POST',
        url,
        headers: headers(token, device),
        payload,
        remoteAddress,
      });
      return Object(sent.json()).message;
    }),
  );
  expect(answers.filter((message) => message === '报名成功')).toHaveLength(QUOTA);
  expect(new Set(answers)).toEqual(new Set(['报名成功', '请不要重复报名', '活动名额已满，请下次再来']));
  const count = 'select count(*)::int as entries, count(distinct member_id)::int as members from entries';
  expect(await platform.db.one({ name: 'test-count', text: count })).toEqual({
    ...{ entries: QUOTA, members: QUOTA },
  });
  expect(await detail()).toMatchObject({ participatorNum: QUOTA, ac_entryStatus: '3' });
});
