import { createHash } from 'node:crypto';
import * as sso from '@contract/sso';
import { type SignedBy, signedCall } from '@testing/signedCall';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { faults } from '@testing/strictSchema';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

let platform: TestPlatform;
beforeEach(async () => {
  platform = await startPlatform();
});
afterEach(() => platform.close());

const PHONE = '13800000001';
const OTHER_PHONE = '13800000002';
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const md5 = (text: string) => createHash('md5').update(text).digest('hex');
const Answer = v.object({ code: v.number(), msg: v.string(), message: v.string(), data: v.unknown() });

async function call(name: string, parameters: Record<string, string>, by?: SignedBy) {
  const answer = await platform.sso(name, parameters, by);
  return { http: answer.status, body: v.parse(Answer, answer.json()), whole: answer.json() };
}

async function session(name: string, parameters: Record<string, string>, by?: SignedBy) {
  const { body, whole } = await call(name, parameters, by);
  expect(body.message).toBe('success');
  expect(faults(sso.ssoAnswer(sso.SsoSession), whole)).toEqual([]);
  return v.parse(sso.SsoSession, body.data);
}

/** Sends a code and reads it where the demonstration shows it. */
async function code(phone: string, scene = 'login', by?: SignedBy): Promise<string> {
  platform.clock.forward(MINUTE);
  expect((await call('sendCode', { phone, scene }, by)).body.message).toBe('success');
  return platform.codeTo(phone);
}
const byCode = async (phone = PHONE, by?: SignedBy) =>
  session('loginByPhone', { phone, code: await code(phone, 'login', by) }, by);

describe('phone and code', () => {
  test('[F2][wire n1, x23] a new phone – logs in twice – makes one member', async () => {
    const first = await byCode();
    expect(first).toMatchObject({
      phone: '13800000001',
      isFirstOpen: '1',
      areaCode: '0086',
      isDefPassword: 1,
    });
    expect(first.nickname).toMatch(/^读者\d{6}$/);
    const second = await byCode();
    expect(second).toMatchObject({ uid: first.uid, isFirstOpen: '0' });
    expect(second.accessToken).not.toBe(first.accessToken);
  });

  test('[H7] a code is good once, for ten minutes and for five tries', async () => {
    const once = await code(PHONE);
    await session('loginByPhone', { phone: PHONE, code: once });
    const elsewhere = await call('loginByPhone', { phone: PHONE, code: once }, { device: 'xy0002' });
    expect(elsewhere.body.message).toBe('验证码错误或已过期');
    const late = await code(PHONE);
    platform.clock.forward(10 * MINUTE + 1);
    expect((await call('loginByPhone', { phone: PHONE, code: late })).body.code).toBe(0);
    const guessed = await code(PHONE);
    const wrong = guessed === '000000' ? '000001' : '000000';
    for (let attempt = 0; attempt < 5; attempt += 1)
      await call('loginByPhone', { phone: PHONE, code: wrong });
    expect((await call('loginByPhone', { phone: PHONE, code: guessed })).body.code).toBe(0);
  });

  test('[H7] a code – used on ten devices at once – lets in the one that asked for it', async () => {
    const once = await code(PHONE, 'login', { device: 'xy7' });
    const all = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        call('loginByPhone', { phone: PHONE, code: once }, { device: `xy${n}` }),
      ),
    );
    expect(all.map(({ body }) => body.code)).toEqual([0, 0, 0, 0, 0, 0, 0, 1, 0, 0]);
  });

  test('[H7][wire n1] a minute between two codes, five a day', async () => {
    for (let sent = 0; sent < 5; sent += 1) {
      // another phone in the hand each time: this is about the number they go to
      await code(PHONE, 'login', { device: `xy${sent}` });
      const soon = await call('sendCode', { phone: PHONE, scene: 'reset' }, { device: `xy${sent}` });
      expect(soon.body.message).toBe('验证码已发送，请一分钟后再试');
    }
    platform.clock.forward(MINUTE);
    const sixth = await call('sendCode', { phone: PHONE, scene: 'login' }, { device: 'xy9' });
    expect(sixth.body.message).toBe('今天的验证码已达上限，请明天再试');
    platform.clock.forward(DAY);
    await code(PHONE, 'login', { device: 'xy9' });
  });

  test.each(['', '1380000000', '23800000001', '138000000012', 'abc'])(
    '[wire S20] %j is no phone: phone_format_error',
    async (phone) => {
      const { body, http, whole } = await call('sendCode', { phone, scene: 'login' });
      expect([http, body.msg, body.message]).toEqual([200, 'phone_format_error', '手机号格式不正确']);
      expect(faults(sso.ssoAnswer(sso.sendCode.output), whole)).toEqual([]);
    },
  );

  test('[K3] a phone that comes in twice at the same moment makes one member', async () => {
    const uids = new Set<string>();
    const { db } = platform;
    for (let round = 0; round < 3; round += 1) uids.add((await byCode()).uid);
    expect(uids.size).toBe(1);
    const rows = await db.query({ name: 'all-members', text: 'select id from members' });
    expect(rows).toHaveLength(1);
  });
});

describe('phone and password', () => {
  const registered = async (phone = PHONE) =>
    session('register', { phone, code: await code(phone), password: md5('first one') });

  test('[F2][wire n2] registered with a password, the member comes in with it', async () => {
    const { uid } = await registered();
    const back = await session('login', { phone: PHONE, password: md5('first one') });
    expect(back).toMatchObject({ uid, isDefPassword: 0, isFirstOpen: '0' });
    const { body } = await call('register', { phone: PHONE, code: await code(PHONE), password: md5('x') });
    expect(body).toMatchObject({ msg: 'register_phoneregistered', message: '手机号已经被注册' });
  });

  test('[F2] a wrong password and a phone nobody has get the same words', async () => {
    await registered();
    const wrong = await call('login', { phone: PHONE, password: md5('no') });
    const nobody = await call('login', { phone: OTHER_PHONE, password: md5('no') });
    const { path: _, ...answer } = Object(wrong.whole);
    expect(Object(nobody.whole)).toMatchObject(answer);
    expect(wrong.body.code).toBe(0);
  });

  test('[K8] a device – ten wrong passwords – is refused for a quarter of an hour, with the right one too', async () => {
    await registered();
    const tries = Array.from({ length: 10 }, () => call('login', { phone: PHONE, password: md5('no') }));
    await Promise.all(tries);
    const right = { phone: PHONE, password: md5('first one') };
    expect((await call('login', right)).body.msg).toBe('password_too_often');
    platform.clock.forward(15 * MINUTE + 1);
    await session('login', right);
  });

  test('[F2] a password set anew by a code ends every other login', async () => {
    const before = await registered();
    const after = await session('resetPassword', {
      phone: PHONE,
      code: await code(PHONE, 'reset'),
      password: md5('second one'),
    });
    expect(after.uid).toBe(before.uid);
    expect((await call('login', { phone: PHONE, password: md5('first one') })).body.code).toBe(0);
    await session('login', { phone: PHONE, password: md5('second one') });
    const refreshed = await platform.post(
      '/app_if/tokenHelper/refreshAccessToken',
      `device=xy0001&refreshToken=${before.refreshToken}&curVersions=3`,
    );
    expect(refreshed.json()).toMatchObject({ status: 10102 });
  });

  test('[F2] a code for one thing does nothing else', async () => {
    await registered();
    const { body } = await call('resetPassword', {
      phone: PHONE,
      code: await code(PHONE, 'login'),
      password: md5('x'),
    });
    expect(body.message).toBe('验证码错误或已过期');
  });

  test('[A19] a login by password – at a newsroom that wants codes only – is refused', async () => {
    await registered();
    await platform.configure({ authLogin: 1 });
    const { body } = await call('login', { phone: PHONE, password: md5('first one') });
    expect(body).toMatchObject({ code: 0, message: '请使用验证码登录' });
    await byCode();
  });

  test('a password is never kept as it came', async () => {
    await registered();
    const rows = await platform.db.query({ name: 'passwords', text: 'select password_hash from members' });
    expect(JSON.stringify(rows)).not.toContain(md5('first one'));
    expect(JSON.stringify(rows)).toContain('s1$');
  });
});

describe('other providers', () => {
  const person = { provider: 'tencent_wechat', oid: 'o-1', unionid: 'u-1', head: '' };
  const nickname = Buffer.from('草原来客').toString('base64');

  test.each(['thirdLogin', 'oauthLogin'])(
    '[wire f9, W24] %s: what only the client says is no proof',
    async (name) => {
      const { body } = await call(name, { ...person, nickname });
      expect(body).toMatchObject({ code: 0, message: '未能确认第三方账号，请重新授权' });
    },
  );

  test('[wire f10, W24] an installation that trusts clients as recorded ones do takes their word', async () => {
    await platform.configure({ legacyWrites: 1 });
    const first = await session('oauthLogin', { ...person, nickname });
    expect(first).toMatchObject({ nickname: '草原来客', provider: 'tencent_wechat', isRefOauth: 1 });
    const again = await session('thirdLogin', { ...person, oid: 'o-2', nickname });
    expect(again.uid).toBe(first.uid);
  });

  test('[G7] a silent login’s name – given later by the provider – is adopted once, unless another member has it', async () => {
    await platform.configure({ legacyWrites: 1 });
    await session('oauthLogin', { ...person, nickname });
    const silent = { ...person, oid: 'o-3', unionid: 'u-3' };
    const named = async (text: string) =>
      (await session('thirdLogin', { ...silent, nickname: Buffer.from(text).toString('base64') })).nickname;
    expect(await named('')).toMatch(/^读者\d{6}$/);
    expect(await named('草原来客')).toMatch(/^草原来客\d{6}$/);
    expect(await named('另一个名字')).toMatch(/^草原来客\d{6}$/);
  });
});

describe('[wire D1] the sign', () => {
  test.each<[string, Partial<Record<string, string>>]>([
    ['missing', { 'program-sign': '' }],
    ['of other values', { 'program-sign': '0'.repeat(32) }],
    ['with another random word', { random: 'changed' }],
    ['ten minutes and more off', { timestamp: '1' }],
    ['over parameters that were not sent', { 'program-params': 'phone,scene,nothing' }],
  ])('[wire D1] %s: HTTP 401, code 0, status -1', async (_, change) => {
    const { body, headers } = signedCall({ phone: PHONE, scene: 'login' }, { at: platform.clock.now() });
    const answer = await platform.post('/sso-app/api/sendCode', body, { ...headers, ...(change as object) });
    expect(answer.status).toBe(401);
    expect(answer.json()).toMatchObject({ code: 0, status: -1, data: {} });
  });

  test('[wire D1] a signed call is good once', async () => {
    const signed = signedCall({ phone: PHONE, scene: 'login' }, { at: platform.clock.now() });
    const first = await platform.post('/sso-app/api/sendCode', signed.body, signed.headers);
    expect(first.json()).toMatchObject({ code: 1, status: 0 });
    const second = await platform.post('/sso-app/api/sendCode', signed.body, signed.headers);
    expect(second.status).toBe(401);
  });

  test('[wire D1] a value changed on its way is found', async () => {
    const { body, headers } = signedCall({ phone: PHONE, scene: 'login' }, { at: platform.clock.now() });
    const changed = body.replace(PHONE, OTHER_PHONE);
    expect((await platform.post('/sso-app/api/sendCode', changed, headers)).status).toBe(401);
  });
});

describe('changes of a member’s own data', () => {
  const nickname = (text: string) => Buffer.from(text).toString('base64');
  const me = async (phone = PHONE) => {
    const { uid, accessToken } = await byCode(phone);
    return { uid, by: { token: accessToken } };
  };

  test('[wire x23] needs login, and only the own number', async () => {
    const stranger = await call('modify', { sex: '1' });
    expect(stranger.whole).toMatchObject({ status: 11002 });
    // [wire S20] who reads the older half alone finds it in every answer
    expect(faults(sso.ssoAnswer(sso.SsoUser), stranger.whole)).toEqual([]);
    expect(stranger.body.code).toBe(0);
    const { by } = await me();
    const other = await me(OTHER_PHONE);
    expect((await call('modify', { uid: other.uid, sex: '1' }, by)).body.message).toBe(
      '不能以他人的身份操作',
    );
  });

  test('[wire x23 modify] only what is sent changes; a nickname is one line, and nobody else has it', async () => {
    const { uid, by } = await me();
    const changed = await call('modify', { uid, nickname: nickname('  山\u202e口的风 '), sex: '2' }, by);
    expect(changed.body.data).toMatchObject({ nickname: '山口的风', sex: '2', birthday: '' });
    expect(faults(sso.ssoAnswer(sso.SsoUser), changed.whole)).toEqual([]);
    const other = await me(OTHER_PHONE);
    const refusal = await call('modify', { uid: other.uid, nickname: nickname('山口的风') }, other.by);
    expect(refusal.body).toMatchObject({ msg: 'user nickname exception', message: '昵称已经被注册' });
    for (const bad of [
      { nickname: nickname(' ') },
      { sex: '3' },
      { birthday: '31.1.2000' },
      { nickname: '%%%' },
    ])
      expect((await call('modify', { uid, ...bad }, by)).body.code).toBe(0);
  });

  test('[wire x24] another phone by its code; the last way in cannot be taken away', async () => {
    const { uid, by } = await me();
    const changed = await call(
      'changePhone',
      { uid, newPhone: OTHER_PHONE, code: await code(OTHER_PHONE, 'bind') },
      by,
    );
    expect(changed.body.data).toMatchObject({ phone: '138****0002' });
    expect((await call('oauthUnBindPhone', { uid, phone: OTHER_PHONE }, by)).body.message).toBe(
      '这是唯一的登录方式，不能解绑',
    );
  });

  test('[wire x23] a phone that is another member’s is refused', async () => {
    const { uid, by } = await me();
    await me(OTHER_PHONE);
    const bound = await call(
      'oauthBindPhone',
      { uid, newPhone: OTHER_PHONE, code: await code(OTHER_PHONE, 'bind') },
      by,
    );
    expect(bound.body.message).toBe('手机号已经被注册');
  });

  test('[G9][wire x23] log out: the token is over at once, and the refresh token too', async () => {
    const { uid, accessToken, refreshToken } = await byCode();
    const by = { token: accessToken };
    expect((await call('logout', { uid }, by)).body.code).toBe(1);
    expect((await platform.sso('modify', { uid, sex: '1' }, by)).json()).toMatchObject({ status: 10111 });
    const refreshed = await platform.post(
      '/app_if/tokenHelper/refreshAccessToken',
      `device=xy0001&refreshToken=${refreshToken}`,
    );
    expect(refreshed.json()).toMatchObject({ status: 10102 });
  });

  test('[wire x23 cancel] a membership that ends leaves nothing that says who it was', async () => {
    const { uid, by } = await me();
    await call('modify', { uid, nickname: nickname('山口的风'), address: '白塔巷 3 号' }, by);
    expect((await call('cancel', { uid }, by)).body.code).toBe(1);
    const rows = await platform.db.query({
      name: 'everything-of-members',
      text: `select m.*::text as whole, (select count(*) from member_identities) as identities from members m`,
    });
    expect(JSON.stringify(rows)).not.toMatch(/山口的风|白塔巷|13800000001/);
    const anew = await byCode();
    expect(anew.uid).not.toBe(uid);
    expect(anew.isFirstOpen).toBe('1');
  });
});
