import { registrationDetail } from '@contract/activities';
import { RegistrationStatus, SignFieldType } from '@contract/participation/codes';
import { anEntry } from '@testing/anEntry';
import { seeded, seedNewsroom } from '@testing/seedNewsroom';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { faults } from '@testing/strictSchema';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const { activity } = seeded;
const answers = { entry_realName: '罗小溪', entry_part: '浅滩' };
const fields = [
  {
    id: 'entry_realName',
    code: '姓名',
    type: SignFieldType.text,
    tipMessage: '',
    isneed: 1,
    order: 1,
    option: [],
  },
];

let platform: TestPlatform;
beforeEach(async () => {
  platform = await startPlatform();
  await seedNewsroom(platform);
  const sql = { name: 'test-fields', text: 'update activities set sign_form = $1 where id = $2' };
  await platform.db.run(sql, [JSON.stringify(fields), activity]);
});
afterEach(() => platform.close());

const ask = (query: string, headers = {}) => platform.get(`/nis/api/activity/registration?${query}`, headers);
const status = async (query: string, headers = {}) =>
  Object((await ask(`${query}&curVersions=3`, headers)).json()).status;
const inAppOnly = () => platform.db.script('update activities set progress_in_app = true');

describe('[F8 registrationDetail][wire n5]', () => {
  test('[wire n5] needs login', async () => {
    expect(await status(`fileId=${activity}`)).toBe(11002);
  });

  test('[wire n5, S14] a registration – by activity, by its number, by both – is read by its member', async () => {
    const { uid, nickname, headers } = await platform.member();
    const entryID = await anEntry(platform.db, {
      ...{ activity, member: Number(uid), answers, status: RegistrationStatus.passed },
    });
    for (const query of [
      `fileId=${activity}`,
      `entryID=${entryID}`,
      `fileId=${activity}&entryID=${entryID}`,
    ]) {
      const answer = await ask(query, headers);
      expect(faults(registrationDetail.output, answer.json())).toEqual([]);
      expect(answer.json()).toEqual({
        ...{
          entryID,
          userID: Number(uid),
          userName: nickname,
          userIcon: '',
          status: RegistrationStatus.passed,
        },
        ...{ created: '2031-03-02 10:20:00.0', signForm: answers, registCode: `R${activity}-${uid}` },
        ...{ fileId: String(activity), title: '河边植树', location: '滨河路', fields },
        ...{ startTime: '2031-03-01 09:00:00.0', endTime: '2031-03-31 18:00:00.0' },
      });
      expect(answer.headers['cache-control']).toBe('private, no-store');
    }
  });

  test('[wire n5, W24] another one’s entry is not there, and nobody asks in another one’s name', async () => {
    const { uid } = await platform.member();
    const entryID = await anEntry(platform.db, { activity, member: Number(uid), answers });
    const other = await platform.member('13800000002');
    for (const query of [
      `fileId=${activity}`,
      `entryID=${entryID}`,
      `fileId=${activity}&entryID=${entryID}`,
    ]) {
      expect(await status(query, other.headers)).toBe(1);
      expect(await status(`${query}&userID=${uid}`, other.headers)).toBe(-1);
    }
  });

  test('[wire n5, W4] there is none: of another activity, of no activity, of none that is named', async () => {
    const { uid, headers } = await platform.member();
    const entryID = await anEntry(platform.db, { activity, member: Number(uid) });
    for (const query of [
      '',
      'fileId=77',
      `entryID=${entryID + 1}`,
      `fileId=77&entryID=${entryID}`,
      'fileId=99999999999',
    ])
      expect([query, await status(query, headers)]).toEqual([query, 1]);
  });

  test('[S§8][wire W7] 10201: how it goes on is shown in the app only, with an entry here or without', async () => {
    const { uid, headers } = await platform.member();
    await inAppOnly();
    expect((await ask(`fileId=${activity}`, headers)).json()).toEqual({
      ...{ status: 10201, message: '请下载APP查看报名进展', data: {} },
    });
    const entryID = await anEntry(platform.db, { activity, member: Number(uid), answers });
    expect(await status(`fileId=${activity}`, headers)).toBe(10201);
    expect(await status(`entryID=${entryID}`, headers)).toBe(10201);
    const other = await platform.member('13800000002');
    expect(await status(`entryID=${entryID}`, other.headers)).toBe(1);
    expect(await status(`fileId=${activity}`)).toBe(11002);
  });

  test('[wire x23 cancel] with the membership it is gone', async () => {
    const { uid, headers } = await platform.member();
    await anEntry(platform.db, { activity, member: Number(uid), answers });
    await platform.sso('cancel', { uid }, headers);
    expect(await platform.db.query({ name: 'test-entries', text: 'select * from entries' })).toEqual([]);
  });
});
