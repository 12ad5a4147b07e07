import { createHash } from 'node:crypto';
import { SsoSession } from '@contract/sso';
import { Status } from '@contract/statuses';
import { forgetUsedCodes } from '@platform/codes/codes.service';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

let platform: TestPlatform;
beforeEach(async () => {
  platform = await startPlatform();
});
afterEach(() => platform.close());

const PHONE = '13800000001';
const MINUTE = 60_000;
const USED = '验证码错误或已过期';
const Answer = v.object({ message: v.string(), data: v.unknown() });

async function code(phone = PHONE): Promise<string> {
  platform.clock.forward(MINUTE + 1);
  await platform.sso('sendCode', { phone, scene: 'login' });
  return platform.codeTo(phone);
}
const ask = async (code: string, device = 'xy0001', phone = PHONE) =>
  v.parse(Answer, (await platform.sso('loginByPhone', { phone, code }, { device })).json());
const comeIn = async (code: string, device?: string) => v.parse(SsoSession, (await ask(code, device)).data);
const statusOf = async (token: string) =>
  Object(
    (
      await platform.get('/app_if/amuc/api/member/userInfo?curVersions=3', { token, device: 'xy0001' })
    ).json(),
  ).status;
async function logins(): Promise<number> {
  const statement = { name: 'test-logins', text: 'select count(*)::int as count from logins' };
  return (await platform.db.one<{ count: number }>(statement))?.count ?? 0;
}

describe('[wire D8] a login whose answer got lost', () => {
  test('[K4][F2] the same device with the same code once more has the login that was made, for a minute', async () => {
    const once = await code();
    const lost = await comeIn(once);
    platform.clock.forward(MINUTE - 1);
    const had = await comeIn(once);
    expect(had.uid).toBe(lost.uid);
    expect(await logins()).toBe(1);
    expect(await statusOf(had.accessToken)).toBe(Status.data);
    platform.clock.forward(1);
    expect((await ask(once)).message).toBe(USED);
    expect(await statusOf(had.accessToken)).toBe(Status.data);
    const { refreshToken } = had;
    const refreshed = await platform.post('/sso-app/api/refreshAccessToken', {
      device: 'xy0001',
      refreshToken,
    });
    expect([refreshed.status, await logins()]).toEqual([200, 1]);
  });

  test('never on another device, whatever member it is', async () => {
    const once = await code();
    await comeIn(once);
    expect((await ask(once, 'xy0002')).message).toBe(USED);
    const { headers } = await platform.member('13800000002', 'xy0003');
    expect((await ask(once, 'xy0003')).message).toBe(USED);
    expect(headers.token).toBeTruthy();
  });

  test('never for another phone', async () => {
    const once = await code();
    await comeIn(once);
    expect((await ask(once, 'xy0001', '13800000002')).message).toBe(USED);
  });

  test('never after it was left', async () => {
    const once = await code();
    const { accessToken } = await comeIn(once);
    await platform.sso('logout', {}, { token: accessToken });
    expect((await ask(once)).message).toBe(USED);
    expect(await logins()).toBe(1);
  });

  test('never after it was ended from elsewhere', async () => {
    const once = await code();
    await comeIn(once);
    await platform.db.script('update logins set ended_at = started_at');
    expect((await ask(once)).message).toBe(USED);
  });

  test('never for a member who was closed meanwhile', async () => {
    const once = await code();
    await comeIn(once);
    await platform.db.script('update members set state = 1');
    expect((await ask(once)).message).toBe('该账号已停用');
  });

  test('never once the phone is another member’s', async () => {
    const once = await code();
    await comeIn(once);
    await platform.db.script(`update members set phone = '13800000009'`);
    expect((await ask(once)).message).toBe(USED);
  });

  test('[wire n1] not with the code before: a second one may be sent at once, and it alone counts', async () => {
    const first = await code();
    await comeIn(first);
    await platform.sso('sendCode', { phone: PHONE, scene: 'login' });
    const second = await platform.codeTo(PHONE);
    expect(second).not.toBe(first);
    expect((await ask(first)).message).toBe(USED);
    await comeIn(second);
    expect(await logins()).toBe(2);
  });

  test('[H7] five wrong tries close this way too', async () => {
    const once = await code();
    await comeIn(once);
    const wrong = once === '000000' ? '000001' : '000000';
    for (let tries = 0; tries < 5; tries += 1) expect((await ask(wrong)).message).toBe(USED);
    expect((await ask(once)).message).toBe(USED);
  });

  test('[K3] a code – used at once on one device – starts one login, and on other devices none', async () => {
    const once = await code();
    const both = await Promise.all([comeIn(once), comeIn(once), comeIn(once)]);
    expect([new Set(both.map(({ uid }) => uid)).size, await logins()]).toEqual([1, 1]);
    for (const { accessToken } of both) expect(await statusOf(accessToken)).toBe(Status.data);
    const other = await code();
    const devices = ['xy0001', 'xy0005', 'xy0006'];
    const all = await Promise.all(devices.map((device) => ask(other, device)));
    expect(all.filter(({ message }) => message === USED)).toHaveLength(2);
    expect(await logins()).toBe(2);
  });

  test('[K8] a code that leads nowhere any more is let go', async () => {
    await comeIn(await code());
    expect(await forgetUsedCodes(platform.db, platform.clock.now() + MINUTE)).toBe(0);
    expect(await forgetUsedCodes(platform.db, platform.clock.now() + MINUTE + 1)).toBe(1);
  });
});

const md5 = (text: string) => createHash('md5').update(text).digest('hex');
const [FIRST, SECOND] = [md5('first one'), md5('second one')];
const OTHER_PHONE = '13800000002';

async function codeFor(scene: string, phone = PHONE): Promise<string> {
  platform.clock.forward(MINUTE + 1);
  await platform.sso('sendCode', { phone, scene });
  return platform.codeTo(phone);
}
async function say(name: string, given: Record<string, string>, by: Record<string, string> = {}) {
  const answer = await platform.sso(name, given, { device: 'xy0001', ...by });
  return v.parse(Answer, answer.json());
}
const sessionOf = async (...parameters: Parameters<typeof say>) =>
  v.parse(SsoSession, (await say(...parameters)).data);

describe('[wire n2] a registration whose answer got lost', () => {
  test('[K4][F2] the same once more has the member and the login that were made, for a minute', async () => {
    const given = { phone: PHONE, code: await codeFor('login'), password: FIRST };
    const lost = await sessionOf('register', given);
    platform.clock.forward(MINUTE - 1);
    const had = await sessionOf('register', given);
    expect([had.uid, had.isFirstOpen, await logins()]).toEqual([lost.uid, '1', 1]);
    expect(await statusOf(had.accessToken)).toBe(Status.data);
    platform.clock.forward(1);
    expect((await say('register', given)).message).toBe(USED);
  });

  test('never on another device, and never with another password', async () => {
    const given = { phone: PHONE, code: await codeFor('login'), password: FIRST };
    await sessionOf('register', given);
    expect((await say('register', given, { device: 'xy0002' })).message).toBe(USED);
    expect((await say('register', { ...given, password: SECOND })).message).toBe('手机号已经被注册');
    expect((await say('login', { phone: PHONE, password: SECOND })).message).toBe('手机号或密码错误');
  });

  test('[F2] a code that let one in sets no password', async () => {
    const once = await codeFor('login');
    await comeIn(once);
    const answer = await say('register', { phone: PHONE, code: once, password: FIRST });
    expect(answer.message).toBe('手机号已经被注册');
    expect((await say('login', { phone: PHONE, password: FIRST })).message).toBe('手机号或密码错误');
  });

  test('[K3] two at once make one member and one login, and both have it', async () => {
    const given = { phone: PHONE, code: await codeFor('login'), password: FIRST };
    const both = await Promise.all([sessionOf('register', given), sessionOf('register', given)]);
    expect([new Set(both.map(({ uid }) => uid)).size, await logins()]).toEqual([1, 1]);
  });

  test('[H7] a code – registration refused because the phone is a member’s – still logs that member in', async () => {
    await comeIn(await code());
    const once = await codeFor('login');
    const answer = await say('register', { phone: PHONE, code: once, password: FIRST });
    expect(answer.message).toBe('手机号已经被注册');
    await comeIn(once);
  });

  test('[H7] wrong tries are counted there too', async () => {
    const once = await codeFor('login');
    const wrong = once === '000000' ? '000001' : '000000';
    for (let tries = 0; tries < 5; tries += 1)
      await say('register', { phone: PHONE, code: wrong, password: FIRST });
    expect((await say('register', { phone: PHONE, code: once, password: FIRST })).message).toBe(USED);
  });
});

describe('[wire n2] a password set anew whose answer got lost', () => {
  const registered = async () =>
    sessionOf('register', { phone: PHONE, code: await codeFor('login'), password: FIRST });

  test('[K4][F2] the same once more has the login that was made, and the last password typed counts', async () => {
    const before = await registered();
    const given = { phone: PHONE, code: await codeFor('reset'), password: FIRST };
    const lost = await sessionOf('resetPassword', given);
    platform.clock.forward(MINUTE - 1);
    const had = await sessionOf('resetPassword', { ...given, password: SECOND });
    expect([had.uid, await logins()]).toEqual([before.uid, 2]);
    expect(await statusOf(lost.accessToken)).toBe(Status.data);
    expect(await statusOf(had.accessToken)).toBe(Status.data);
    expect(await statusOf(before.accessToken)).not.toBe(Status.data);
    expect((await say('login', { phone: PHONE, password: FIRST })).message).toBe('手机号或密码错误');
    platform.clock.forward(1);
    expect((await say('resetPassword', given)).message).toBe(USED);
  });

  test('never on another device, nor after the login was left', async () => {
    await registered();
    const given = { phone: PHONE, code: await codeFor('reset'), password: SECOND };
    const { accessToken } = await sessionOf('resetPassword', given);
    expect((await say('resetPassword', given, { device: 'xy0002' })).message).toBe(USED);
    await say('logout', {}, { token: accessToken });
    expect((await say('resetPassword', { ...given, password: FIRST })).message).toBe(USED);
    await sessionOf('login', { phone: PHONE, password: SECOND });
  });
});

describe('[wire x24] a password changed whose answer got lost', () => {
  test('[K4][F2] the same once more hears that it is changed; a wrong one beside another new one does not', async () => {
    const { uid, accessToken } = await sessionOf('register', {
      phone: PHONE,
      code: await codeFor('login'),
      password: FIRST,
    });
    const by = { token: accessToken };
    const given = { uid, password: FIRST, newPassword: SECOND };
    expect((await say('updatePassword', given, by)).message).toBe('success');
    expect((await say('updatePassword', given, by)).message).toBe('success');
    const other = { ...given, newPassword: md5('third one') };
    expect((await say('updatePassword', other, by)).message).toBe('原密码错误');
    await sessionOf('login', { phone: PHONE, password: SECOND });
  });

  test('[K8] nobody finds the password out by it: tries are counted as any', async () => {
    const { uid, accessToken } = await sessionOf('register', {
      phone: PHONE,
      code: await codeFor('login'),
      password: FIRST,
    });
    const by = { token: accessToken };
    for (let tries = 0; tries < 10; tries += 1)
      await say('updatePassword', { uid, password: md5('no'), newPassword: md5(`${tries}`) }, by);
    const answer = await say('updatePassword', { uid, password: md5('no'), newPassword: FIRST }, by);
    expect(answer.message).toBe('密码错误次数过多，请十五分钟后再试');
  });
});

describe('[wire x24] a phone bound whose answer got lost', () => {
  test.each(['oauthBindPhone', 'changePhone'])(
    '[K4][F2 %s] the same once more hears that it is bound, for a minute and in the same login',
    async (name) => {
      const { uid, accessToken } = await comeIn(await code());
      const by = { token: accessToken };
      const given = { uid, newPhone: OTHER_PHONE, code: await codeFor('bind', OTHER_PHONE) };
      const bound = { phone: '138****0002' };
      expect((await say(name, given, by)).data).toMatchObject(bound);
      platform.clock.forward(MINUTE - 1);
      expect((await say(name, given, by)).data).toMatchObject(bound);
      platform.clock.forward(1);
      expect((await say(name, given, by)).message).toBe(USED);
    },
  );

  test('never another member’s, on the same device', async () => {
    const { uid, accessToken } = await comeIn(await code());
    const other = await platform.member('13800000003', 'xy0001');
    const given = { newPhone: OTHER_PHONE, code: await codeFor('bind', OTHER_PHONE) };
    await say('changePhone', { uid, ...given }, { token: accessToken });
    const theirs = await say('changePhone', given, { token: other.headers.token });
    expect(theirs.message).toBe('手机号已经被注册');
  });

  test('never once the member has another phone', async () => {
    const { uid, accessToken } = await comeIn(await code());
    const by = { token: accessToken };
    const given = { uid, newPhone: OTHER_PHONE, code: await codeFor('bind', OTHER_PHONE) };
    await say('changePhone', given, by);
    await platform.db.script(`update members set phone = '13800000009'`);
    expect((await say('changePhone', given, by)).message).toBe(USED);
  });
});

describe('[K12] the end of a membership whose answer got lost', () => {
  test('[wire x23] asked for again it is done; the token opens nothing else, and nobody else’s number', async () => {
    const { uid, headers } = await platform.member();
    const cancel = async (parameters: Record<string, string>) =>
      v.parse(Answer, (await platform.sso('cancel', parameters, { ...headers, device: 'xy0001' })).json());
    const done = await cancel({ uid });
    expect(await cancel({ uid })).toMatchObject({ message: done.message });
    expect(await cancel({})).toMatchObject({ message: done.message });
    expect((await cancel({ uid: String(Number(uid) + 1) })).message).toBe('不能以他人的身份操作');
    expect(await statusOf(headers.token)).toBe(Status.tokenExpired);
    const ended = await platform.db.query({ name: 'ended', text: 'select 1 from members where state = 2' });
    expect(ended).toHaveLength(1);
    // it lasts no longer than any token
    platform.clock.forward(3 * 3_600_000);
    expect((await cancel({ uid })).message).not.toBe(done.message);
  });

  test('[wire x23] from another device it is a login that is needed', async () => {
    const { uid, headers } = await platform.member();
    await platform.sso('cancel', { uid }, { ...headers, device: 'xy0001' });
    const elsewhere = (await platform.sso('cancel', { uid }, { ...headers, device: 'xy0002' })).json();
    expect(elsewhere).toMatchObject({ status: Status.tokenExpired });
  });
});
