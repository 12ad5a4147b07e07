import { createHash, randomUUID } from 'node:crypto';
import { storedSubject } from '@platform/attempts/attempts.service';
import { programSign } from '@platform/signing/programSign';
import { signedCall } from '@testing/signedCall';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

/** Programs of others, written by the wire reference alone: what our own client sends besides is not there. */
let platform: TestPlatform;
beforeEach(async () => {
  platform = await startPlatform();
});
afterEach(() => platform.close());

const PHONE = '13800000001';
const DEVICE = 'other-program';
const PASSWORD = createHash('md5').update('a password').digest('hex');
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const Session = v.object({
  value: v.object({ uid: v.string(), token: v.string(), refreshToken: v.string() }),
});

function headersOf(given: Readonly<Record<string, string | number>>, token: string) {
  const names = Object.keys(given);
  const timestamp = String(platform.clock.now());
  const signed = { devid: DEVICE, random: randomUUID(), timestamp, token, version: '4.0' };
  const sign = programSign(signed, names, (name) => String(given[name]));
  return { ...signed, 'program-params': names.join(','), 'program-sign': sign };
}

/** All of it in the query of a post without a body; the device stands in the signed header alone. */
const call = (name: string, given: Record<string, string>, token = '') =>
  platform.post(`/sso-app/api/${name}?${new URLSearchParams(given)}`, '', {
    ...FORM,
    ...headersOf(given, token),
  });

async function register() {
  expect((await call('sendCode', { phone: PHONE })).json()).toMatchObject({ code: 1 });
  const code = await platform.codeTo(PHONE);
  const came = await call('register', { phone: PHONE, code, password: PASSWORD });
  return v.parse(Session, came.json()).value;
}

const isIn = async (token: string) => {
  const { status } = Object((await platform.get('/app_if/amuc/api/member/userInfo', { token })).json());
  return status === undefined;
};

describe('[wire D1] the device that signs is the device', () => {
  test('[wire n1, n2] a code, a new member, their password and a new one – each call names the password once', async () => {
    await register();
    expect((await call('login', { phone: PHONE, password: PASSWORD })).json()).toMatchObject({ code: 1 });
    platform.clock.forward(61_000);
    expect((await call('sendCode', { phone: PHONE, scene: 'reset' })).json()).toMatchObject({ code: 1 });
    const code = await platform.codeTo(PHONE);
    const reset = await call('resetPassword', { phone: PHONE, code, password: PASSWORD });
    expect(reset.json()).toMatchObject({ code: 1 });
  });

  test('[wire D8] its tokens are that device’s', async () => {
    const { refreshToken } = await register();
    const refresh = (device: string) =>
      platform.post('/sso-app/api/refreshAccessToken', `device=${device}&refreshToken=${refreshToken}`);
    expect((await refresh('another')).json()).toMatchObject({ status: 10102 });
    expect(Object((await refresh(DEVICE)).json()).token).toMatch(/^m1\./);
  });
});

test('[wire D1] a short random word is each device’s own: another one may draw the same', async () => {
  const sent = async (device: string) => {
    const given = { phone: PHONE, scene: 'login' };
    const at = platform.clock.now();
    const { body, headers } = signedCall(given, { device, random: '1234', at });
    return (await platform.post('/sso-app/api/sendCode', body, headers)).status;
  };
  expect([await sent('one'), await sent('other'), await sent('one')]).toEqual([200, 200, 401]);
});

test.each([
  ['a parameter', 401, '&verifyId=x'],
  ['another device', 401, '&device=stranger'],
  ['its own device', 200, `&device=${DEVICE}`],
  ['common fields', 200, '&siteId=1&siteID=1&siteid=1&appID=1&curVersions=3&apiVersion=1&t=1'],
])('[wire D1] sendCode – %s beside the signed ones – answers HTTP %s', async (_, status, more) => {
  const given = { phone: PHONE, scene: 'login' };
  const query = `${new URLSearchParams(given)}${more}`;
  const headers = { ...FORM, ...headersOf(given, '') };
  expect((await platform.post(`/sso-app/api/sendCode?${query}`, '', headers)).status).toBe(status);
});

test('[wire W9] numbers of a JSON body are signed as their text', async () => {
  const { uid, token } = await register();
  const given = { uid: Number(uid), sex: 2 };
  const changed = await platform.post('/sso-app/api/modify', given, headersOf(given, token));
  expect(changed.json()).toMatchObject({ code: 1, value: { sex: '2' } });
});

describe('[wire x23] log out by uid, devid and token, as recorded', () => {
  test('the login of that token ends, whatever the header says', async () => {
    const { uid, token } = await register();
    expect((await call('logout', { uid, devid: DEVICE, token })).json()).toMatchObject({ code: 1 });
    expect(await isIn(token)).toBe(false);
  });

  test('from another device it ends nothing', async () => {
    const { uid, token } = await register();
    await call('logout', { uid, devid: 'another', token });
    expect(await isIn(token)).toBe(true);
  });
});

test('[K8] a right password – uses up no failed attempt of its address, and a known device needs none', async () => {
  await register();
  const right = { phone: PHONE, password: PASSWORD };
  // ninety-nine of others behind the same address
  await platform.db.run(
    {
      name: 'neighbours',
      text: `insert into attempts (site_id, kind, subject, since, count) values (1, 'password-address', $2, $1, 99)`,
    },
    [new Date(platform.clock.now()), storedSubject('127.0.0.1')],
  );
  for (let reader = 0; reader < 3; reader += 1)
    expect((await call('login', right)).json()).toMatchObject({ code: 1 });
  const wrong = { phone: PHONE, password: '0'.repeat(32) };
  expect((await call('login', wrong)).json()).toMatchObject({ msg: 'user account exception' });
  expect((await call('login', right)).json()).toMatchObject({ code: 1 });
  const elsewhere = (given: Record<string, string>) =>
    platform.sso('login', given, { device: 'a stranger’s' });
  expect((await elsewhere(wrong)).json()).toMatchObject({ msg: 'user account exception' });
  expect((await elsewhere(right)).json()).toMatchObject({ msg: 'password_too_often' });
});
