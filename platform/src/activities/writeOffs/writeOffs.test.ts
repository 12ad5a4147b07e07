import { RegistrationStatus, VerifyStatus } from '@contract/participation/codes';
import { aMember, type TestMember } from '@testing/aMember';
import { anActivity } from '@testing/anActivity';
import { anEntry } from '@testing/anEntry';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { setChecker } from './writeOffs.store';

const ACTIVITY = 7;
let platform: TestPlatform;
let reader: TestMember;
let checker: TestMember;
let code: string;
beforeEach(async () => {
  platform = await startPlatform();
  await anActivity(platform.db, { id: ACTIVITY });
  reader = await aMember(platform, '小溪');
  checker = await aMember(platform, '门口的人');
  await setChecker(platform.db, 1, ACTIVITY, { member: checker.id, may: true });
  const passed = RegistrationStatus.passed;
  await anEntry(platform.db, { activity: ACTIVITY, member: reader.id, status: passed });
  code = `R${ACTIVITY}-${reader.id}`;
});
afterEach(() => platform.close());

async function call(path: string, input: Record<string, string>, by: TestMember) {
  const body = new URLSearchParams(input).toString();
  return Object((await platform.post(`/nis/api/activity/${path}`, body, { token: by.token })).json());
}
const verify = (change: Record<string, string> = {}, by = checker) =>
  call('verify', { activityID: String(ACTIVITY), registCode: code, ...change }, by);
const voucher = (by: TestMember) => call('voucher', { fileId: String(ACTIVITY) }, by);

test('[F8 writeOff][wire f4] a code – is written off once; the second time says when', async () => {
  expect(await verify({ shopSite: '东门' })).toMatchObject({
    ...{ verifyStatus: VerifyStatus.done, verifyTime: '2031-03-05 09:30:00.0', message: '核销成功' },
    entry: { userName: '小溪', userID: reader.id },
  });
  platform.clock.forward(120_000);
  expect(await verify()).toMatchObject({
    ...{ verifyStatus: VerifyStatus.usedBefore, verifyTime: '2031-03-05 09:30:00.0' },
    message: '已于2031-03-05 09:30核销过',
  });
  expect(await voucher(reader)).toMatchObject({
    list: [{ registCode: code, status: 1, useTime: '2031-03-05 09:30:00.0', shopSite: '东门' }],
  });
});

test('[K3][wire f4] 50 write-offs of one code at once – one is done, 49 say that it is used', async () => {
  const all = await Promise.all(Array.from({ length: 50 }, () => verify()));
  const statuses = all.map(({ verifyStatus }) => verifyStatus);
  expect(statuses.filter((status) => status === VerifyStatus.done)).toHaveLength(1);
  expect(statuses.filter((status) => status === VerifyStatus.usedBefore)).toHaveLength(49);
});

test('[F8 writeOff] a member who is no checker of the activity – is refused and nothing is used', async () => {
  const refusal = { status: -1, message: '您不是这个活动的核销人员' };
  for (const by of [reader, await aMember(platform)]) expect(await verify({}, by)).toMatchObject(refusal);
  await anActivity(platform.db, { id: 8 });
  expect(await verify({ activityID: '8' })).toMatchObject(refusal);
  expect(await voucher(reader)).toMatchObject({ list: [{ status: 0 }] });
});

test.each([
  ['an unknown code', { registCode: 'NOSUCHCODE' }],
  ['a short beginning of a code', { registCode: 'R7' }],
])('[wire f4] %s – is unknown', async (_, change) => {
  const { verifyStatus, entry } = await verify(change);
  expect([verifyStatus, entry]).toEqual([VerifyStatus.unknownCode, undefined]);
});

test('[wire f4] the first eight characters of a code, typed in small letters – are enough', async () => {
  const text = "update entries set regist_code = 'AB01CDEF2345GH' where member_id = $1";
  await platform.db.run({ name: 'test-code', text }, [reader.id]);
  expect(await verify({ registCode: 'abol-cdef' })).toMatchObject({ verifyStatus: VerifyStatus.done });
});

test('[wire f4] an entry that waits for approval – is not written off, and has no voucher', async () => {
  const other = await aMember(platform);
  await anEntry(platform.db, { activity: ACTIVITY, member: other.id });
  const answer = await verify({ registCode: `R${ACTIVITY}-${other.id}` });
  expect(answer).toMatchObject({ verifyStatus: VerifyStatus.unknownCode, message: '这个报名没有通过审核' });
  expect(await voucher(other)).toEqual({ list: [], verifyUrl: '' });
});

test.each([
  ['at another place', { places: ['东门'] }],
  ['before the first day', { doc: { startTime: '2031-03-06 09:00:00.0' } }],
  ['two days after the end', { doc: { endTime: '2031-03-03 09:00:00.0' } }],
])('[wire f4] %s – is the wrong place or time', async (_, change) => {
  await anActivity(platform.db, { id: ACTIVITY, ...change });
  expect(await verify({ shopSite: '西门' })).toMatchObject({ verifyStatus: VerifyStatus.wrongPlaceOrTime });
});

test('[wire f5] a voucher – leads to the write-off of its code, and is shown to its member only', async () => {
  expect(await voucher(reader)).toEqual({
    list: [{ registCode: code, status: 0, useTime: '', shopSite: '' }],
    verifyUrl: `http://paper.test/app/template/displayTemplate/news/writeOff/${ACTIVITY}/${code}.html`,
  });
  expect(await voucher(checker)).toEqual({ list: [], verifyUrl: '' });
});
