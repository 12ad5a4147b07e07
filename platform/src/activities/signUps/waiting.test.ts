import { RegistrationStatus } from '@contract/participation/codes';
import { aMember, type TestMember } from '@testing/aMember';
import { anActivity } from '@testing/anActivity';
import { aStaff } from '@testing/aStaff';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { afterEach, beforeEach, expect, test } from 'vitest';

const ACTIVITY = 7;
let platform: TestPlatform;
let first: TestMember;
let second: TestMember;
let third: TestMember;
beforeEach(async () => {
  platform = await startPlatform();
  await anActivity(platform.db, { id: ACTIVITY, quota: 1, waitingList: true });
  first = await aMember(platform, '甲');
  second = await aMember(platform, '乙');
  third = await aMember(platform, '丙');
});
afterEach(() => platform.close());

async function call(path: string, input: Record<string, string>, { token }: TestMember) {
  const body = new URLSearchParams(input).toString();
  return Object((await platform.post(`/nis/api/activity/${path}`, body, { token })).json());
}
const signUp = (by: TestMember, waiting = '1') => call('regist', { fileId: String(ACTIVITY), waiting }, by);
const read = async (path: string, { token }: TestMember) =>
  Object((await platform.get(path, { token })).json());
const detail = (by: TestMember) => read(`/app_if/activityDetail?fileId=${ACTIVITY}`, by);
const own = (by: TestMember) => read(`/nis/api/activity/registration?fileId=${ACTIVITY}`, by);
const queue = async () => {
  const { entryID } = await signUp(first);
  await signUp(second);
  await signUp(third);
  return String(entryID);
};

test('[F27][wire f3] a full activity – with a waiting list – is joined only by those who ask to wait', async () => {
  expect(await signUp(first)).toMatchObject({ success: true, message: '报名成功' });
  expect(await signUp(second, '0')).toMatchObject({ success: false, message: '活动名额已满，请下次再来' });
  expect(await signUp(second)).toMatchObject({
    ...{ success: true, message: '名额已满，已加入候补', registCode: '', waitingPlace: 1 },
  });
  expect(await signUp(third)).toMatchObject({ waitingPlace: 2 });
  expect(await signUp(third)).toMatchObject({ success: false, message: '请不要重复报名' });
  expect(await detail(third)).toMatchObject({
    ...{ ac_entryStatus: '4', participatorNum: 1, waitingList: 1, waitingNum: 2, waitingPlace: 2 },
  });
  expect(await own(third)).toMatchObject({
    status: RegistrationStatus.waiting,
    registCode: '',
    waitingPlace: 2,
  });
  const voucher = await call('voucher', { fileId: String(ACTIVITY) }, third);
  expect(voucher).toEqual({ list: [], verifyUrl: '' });
});

test('[F27] a full activity – without a waiting list – is full for those who would wait, too', async () => {
  await anActivity(platform.db, { id: ACTIVITY, quota: 1 });
  await signUp(first);
  expect(await signUp(second)).toMatchObject({ success: false, message: '活动名额已满，请下次再来' });
});

test('[wire n13, x17] a withdrawn place – goes to the first who waits, with a message to them', async () => {
  const entryID = await queue();
  platform.clock.forward(60_000);
  await call('withdraw', { entryID }, first);
  expect(await own(second)).toMatchObject({
    ...{ status: RegistrationStatus.passed, registCode: expect.stringMatching(/^\w{26}$/) },
  });
  expect(await own(third)).toMatchObject({ status: RegistrationStatus.waiting, waitingPlace: 1 });
  expect(await detail(third)).toMatchObject({ participatorNum: 1, waitingNum: 1 });
  const { list } = await read('/app_if/message', second);
  expect(list).toEqual([
    expect.objectContaining({
      ...{ title: '候补轮到您了', articleID: 0, created: '2031-03-05 09:31:00.0' },
      url: expect.stringContaining(`/displayTemplate/news/registrationDetail/${ACTIVITY}/`),
    }),
  ]);
  expect(await read('/app_if/redDot', second)).toMatchObject({ activity: 1 });
  await platform.get('/app_if/read?type=3', { token: second.token });
  expect(await read('/app_if/redDot', second)).toMatchObject({ activity: 0 });
  expect(await read('/app_if/message', third)).toMatchObject({ list: [] });
});

test('[wire n13] a member who waits – withdraws – moves those behind up and frees no place', async () => {
  await queue();
  const { entryID } = await own(second);
  expect(await call('withdraw', { entryID: String(entryID) }, second)).toMatchObject({ success: true });
  expect(await detail(third)).toMatchObject({ participatorNum: 1, waitingPlace: 1 });
});

test('[wire n13] changed answers of a member who waits – leave them where they wait', async () => {
  await queue();
  const { entryID } = await own(second);
  expect(await call('change', { entryID: String(entryID), signForm: '{}' }, second)).toMatchObject({
    success: true,
  });
  expect(await own(second)).toMatchObject({ waitingPlace: 1 });
});

test('[K10] the newsroom – sees who waits, in the table too; a rejection and a raised quota give places', async () => {
  const entryID = await queue();
  const { headers } = await aStaff(platform, { site: 1, role: 'editor' });
  const base = `/newsroom/sites/1/activities/${ACTIVITY}`;
  const waiting = async () =>
    Object((await platform.get(`${base}/registrations?state=waiting`, headers)).json()).list.map(
      ({ nickname }: { nickname: string }) => nickname,
    );
  expect(await waiting()).toEqual(['乙', '丙']);
  const { csv } = Object((await platform.get(`${base}/registrations.csv`, headers)).json());
  expect(csv.match(/"候补"/g)).toHaveLength(2);
  const approve = `${base}/registrations/${(await own(third)).entryID}/approve`;
  expect((await platform.post(approve, {}, headers)).status).toBe(409);
  await platform.post(`${base}/registrations/${entryID}/reject`, { reason: '年龄不够' }, headers);
  expect(await waiting()).toEqual(['丙']);
  await platform.post(base, { quota: 2 }, headers);
  expect(await waiting()).toEqual([]);
});

test('[wire x23 cancel] an ended membership – gives its place to the first who waits', async () => {
  const { uid, headers } = await platform.member();
  await signUp({ id: Number(uid), token: headers.token, device: 'xy0001' });
  await signUp(second);
  await platform.sso('cancel', { uid }, headers);
  expect(await own(second)).toMatchObject({ status: RegistrationStatus.passed });
});

test('[K3] 40 sign-ups at once on a quota of 1 – one place, the others wait in the order of their numbers', async () => {
  const members = await Promise.all(Array.from({ length: 40 }, () => aMember(platform)));
  const answers = await Promise.all(members.map((one) => signUp(one)));
  expect(answers.filter(({ message }) => message === '报名成功')).toHaveLength(1);
  const rows = await platform.db.query<{ place: number }>({
    name: 'test-places',
    text: 'select row_number() over (order by id)::int as place from entries where status = 3',
  });
  expect(rows).toHaveLength(39);
  expect(await detail(first)).toMatchObject({ participatorNum: 1, waitingNum: 39 });
});
