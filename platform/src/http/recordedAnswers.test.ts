import type { TestPlatform } from '@testing/startPlatform';
import { startWithOwner } from '@testing/startWithOwner';
import type { Owner } from '@testing/strangers';
import { afterAll, beforeAll, expect, test } from 'vitest';

let platform: TestPlatform;
let owner: Owner;
beforeAll(async () => {
  ({ platform, owner } = await startWithOwner());
});
afterAll(() => platform.close());

const get = async (path: string, headers = {}) => (await platform.get(`/app_if/${path}`, headers)).json();
const success = (data: unknown) => ({ status: 0, message: 'success', data });

test('[wire x19] getPortrait – an unknown number – is notexist, bare and in the envelope', async () => {
  const path = 'amuc/api/member/getPortrait?uid=9999999999';
  expect(await get(path)).toEqual({ url: 'notexist' });
  expect(await get(`${path}&curVersions=1`)).toEqual(success({ url: 'notexist' }));
});

test('[wire x2] searchAll – any articleType below 0 – searches all', async () => {
  const search = (type: number) => get(`searchAll?key=${encodeURIComponent('水')}&articleType=${type}`);
  const all = await search(-1);
  expect(Object(all).length).toBeGreaterThan(0);
  for (const type of [-2, -7, -2_147_483_649]) expect(await search(type)).toEqual(all);
});

test('[wire x21] score – an id that is no member’s – says so in the recorded words', async () => {
  const words = '会员信息不存在，请检查参数是否正确';
  for (const id of ['qq', '9999999999', '0', '777777'])
    expect(await get(`amuc/api/member/score?id=${id}`)).toBe(words);
  expect(await get('amuc/api/member/score?id=qq&curVersions=1')).toEqual(success(words));
  expect(await get(`amuc/api/member/score?id=${owner.id}`)).toMatchObject({ status: 11002 });
});

test('[wire g71] getUser – an unknown number – is absent, status −1', async () => {
  const path = 'amuc/api/vote/recordVote/getUser?userid=777192';
  expect(await get(path)).toEqual({});
  expect(await get(`${path}&curVersions=1`)).toMatchObject({ status: -1, data: {} });
  expect(await get(`amuc/api/vote/recordVote/getUser?userid=${owner.id}`)).toMatchObject({ status: 11002 });
});

test('[wire x11] getUserHitInfo – an unknown account – is status 0 with an empty row', async () => {
  const row = { id: 666_666, icon: '', topic: '', influence: 0, canHit: 0, isFollow: 0 };
  for (const version of ['1', '3'])
    expect(await get(`getUserHitInfo?fjID=666666&type=0&userID=0&curVersions=${version}`)).toEqual(
      success(row),
    );
});

test('[wire o3, o4] topicSub and topicSubCancel – an id that is no number – are true and store nothing', async () => {
  const rows = async () =>
    (
      await platform.db.one<{ rows: number }>({
        name: 'test-subscriptions',
        text: 'select count(*)::int as rows from subscriptions',
      })
    )?.rows;
  const before = await rows();
  for (const name of ['topicSub', 'topicSubCancel'])
    for (const claim of ['', '&device=xy0009', '&userID=5&userName=x']) {
      expect(await get(`${name}?id=Time&type=4${claim}`)).toBe(true);
      expect(await get(`${name}?id=Time&type=4${claim}&curVersions=1`)).toEqual(success({ value: 'true' }));
    }
  expect(await rows()).toBe(before);
  expect(await get('topicSub?type=4&device=xy0009')).toMatchObject({ status: -1 });
});

test('[wire x23] loginByPhone – a proven phone – returns it in full, other logins mask it', async () => {
  const phone = '13800009911';
  await platform.sso('sendCode', { phone, scene: 'login' });
  const answer = await platform.sso('loginByPhone', { phone, code: await platform.codeTo(phone) });
  expect(answer.json()).toMatchObject({ code: 1, value: { phone }, data: { phone } });
});
