import { newsroom } from '@contract/newsroom';
import { createStaff } from '@platform/staff/staff.service';
import { auditRecords } from '@testing/auditRecords';
import { startPlatform, type TestPlatform, testKeys } from '@testing/startPlatform';
import { TOTP } from 'otpauth';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';

const FIRST = 'Vier Pferde am Fluss 1';
const OWN = 'Drei Ziegen am Hang 2';
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
let platform: TestPlatform;
let relaxed: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform({ isLevel3: true });
  relaxed = await startPlatform();
});
afterAll(async () => {
  await platform.close();
  await relaxed.close();
});

const machine = (on: TestPlatform, isLevel3 = true) =>
  createStaff(on.db, on.clock.now, { sign: testKeys.sign, isLevel3 });
type Headers = Readonly<Record<string, string>>;
async function call(on: TestPlatform, path: string, body: object, headers: Headers = {}) {
  const { status, json } = await on.post(`/newsroom${path}`, body, headers);
  return { status, body: Object(json()) };
}
async function signIn(on: TestPlatform, name: string, password: string, code?: string) {
  const { status, body } = await call(on, '/login', {
    name,
    password,
    ...(code === undefined ? {} : { code }),
  });
  const login = status === 200 ? v.parse(newsroom.signIn.output, body) : undefined;
  const headers: Headers = { authorization: `Bearer ${login?.token}` };
  return { status, message: body.message, duties: login?.duties, headers };
}
const me = async (headers: Headers) => (await platform.get('/newsroom/me', headers)).status;
const staffList = async (headers: Headers) => (await platform.get('/newsroom/staff', headers)).status;
/** The code of an authenticator whose clock differs by some steps. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret }).generate({ timestamp: platform.clock.now() + steps * 30_000 });

/** An admin who has done their duties. */
async function anAdmin(name: string) {
  await machine(platform).makeAdmin(name, FIRST);
  const { headers } = await signIn(platform, name, FIRST);
  expect((await call(platform, '/password', { old: FIRST, password: OWN }, headers)).status).toBe(200);
  const { secret } = (await call(platform, '/second-factor', {}, headers)).body;
  const confirmed = await call(platform, '/second-factor/confirm', { code: codeOf(secret) }, headers);
  platform.clock.forward(30_000);
  return {
    name,
    secret: String(secret),
    headers,
    recoveryCodes: v.parse(v.array(v.string()), confirmed.body.recoveryCodes),
  };
}

test('[K19] the first login – with a password that somebody else set – answers nothing else until it is changed and a second factor is set up', async () => {
  await machine(platform).makeAdmin('ada', FIRST);
  const { duties, headers } = await signIn(platform, 'ada', FIRST);
  expect(duties).toEqual(['password', 'secondFactor']);
  expect([await me(headers), await staffList(headers)]).toEqual([200, 403]);
  const change = (password: string) => call(platform, '/password', { old: FIRST, password }, headers);
  expect((await change(FIRST)).status).toBe(400);
  expect((await change(OWN)).status).toBe(200);
  expect(await staffList(headers)).toBe(403);
  const { secret, uri } = (await call(platform, '/second-factor', {}, headers)).body;
  expect(uri).toMatch(/^otpauth:\/\/totp\/Touchpaper:ada\?/);
  const confirm = (code: string) => call(platform, '/second-factor/confirm', { code }, headers);
  expect((await confirm('000000')).status).toBe(401);
  const { status, body } = await confirm(codeOf(secret));
  expect([status, body.recoveryCodes.length, new Set(body.recoveryCodes).size]).toEqual([200, 10, 10]);
  expect(await staffList(headers)).toBe(200);
  expect((await call(platform, '/second-factor', {}, headers)).status).toBe(409);
});

test.each([
  ['simple', 'vier pferde am fluss', 400],
  ['two kinds', 'Vierpferdeamfluss', 400],
  ['three kinds', 'Vierpferdeamfluss1', 200],
  ['the name in it', 'Berta fährt 2 Kähne', 400],
  ['a common one', '1qaz2wsx3edc', 400],
])('[K19] a new password for somebody – %s – answers with %s: %i', async (_, password, status) => {
  const { headers } = await anAdmin(`admin${password.length}${status}`);
  const person = { name: `berta${status === 200 ? '1' : ''}`, password, site: 1, role: 'editor' };
  expect((await call(platform, '/staff', person, headers)).status).toBe(status);
});

test('[K19] a common password – where level 3 is off – is refused as well; a simple one is taken, and nothing else is asked for', async () => {
  await machine(relaxed, false).makeAdmin('lin', 'vier pferde am fluss');
  const { headers, duties } = await signIn(relaxed, 'lin', 'vier pferde am fluss');
  expect(duties).toEqual([]);
  const person = { name: 'ole', site: 1, role: 'editor' };
  expect((await call(relaxed, '/staff', { ...person, password: 'aaaaaaaaaaaa' }, headers)).status).toBe(400);
  expect((await call(relaxed, '/staff', { ...person, password: 'qwerty123456' }, headers)).status).toBe(400);
  expect(
    (await call(relaxed, '/staff', { ...person, password: 'drei ziegen am hang' }, headers)).status,
  ).toBe(200);
  const again = await signIn(relaxed, 'lin', 'vier pferde am fluss');
  relaxed.clock.forward(7 * 60 * MINUTE_MS);
  for (const one of [headers, again.headers])
    expect((await relaxed.get('/newsroom/staff', one)).status).toBe(200);
});

test('[K19] the second factor – without a code, with a wrong one, one used before, one of a clock one step off, two steps off – is needed with every login', async () => {
  const { name, secret } = await anAdmin('cora');
  expect(await signIn(platform, name, OWN)).toMatchObject({
    status: 401,
    message: 'a code of the second factor is needed',
  });
  expect((await signIn(platform, name, OWN, '000000')).status).toBe(401);
  const code = codeOf(secret);
  expect((await signIn(platform, name, 'wrong', code)).status).toBe(401);
  expect((await signIn(platform, name, OWN, code)).status).toBe(200);
  expect((await signIn(platform, name, OWN, code)).status).toBe(401);
  platform.clock.forward(5 * MINUTE_MS);
  expect((await signIn(platform, name, OWN, codeOf(secret, -2))).status).toBe(401);
  expect((await signIn(platform, name, OWN, codeOf(secret, 2))).status).toBe(401);
  expect((await signIn(platform, name, OWN, codeOf(secret, -1))).status).toBe(200);
  expect((await signIn(platform, name, OWN, codeOf(secret, 1))).status).toBe(200);
  expect((await signIn(platform, name, OWN, codeOf(secret))).status).toBe(401);
  const refused = (await auditRecords(platform.auditLog)).filter((one) => one.result === '401');
  expect(refused.at(-1)).toMatchObject({
    kind: 'login',
    account: expect.stringMatching(/^s:\d+$/),
    address: '127.0.0.1',
  });
});

test('[K19] wrong codes – ten with the right password – close the login as wrong passwords do', async () => {
  const { name, secret } = await anAdmin('dora');
  for (let tries = 0; tries < 10; tries += 1)
    expect((await signIn(platform, name, OWN, '000000')).status).toBe(401);
  expect((await signIn(platform, name, OWN, codeOf(secret))).status).toBe(429);
});

test('[K19] a recovery code – used twice, of somebody else – lets its person in once', async () => {
  const [one, other] = [await anAdmin('eva'), await anAdmin('fee')];
  const [code = '', next = ''] = one.recoveryCodes;
  expect((await signIn(platform, other.name, OWN, code)).status).toBe(401);
  expect((await signIn(platform, one.name, OWN, code.toUpperCase())).status).toBe(200);
  expect((await signIn(platform, one.name, OWN, code)).status).toBe(401);
  expect((await signIn(platform, one.name, OWN, next)).status).toBe(200);
});

test('[K19] the machine’s command line – for an admin whose authenticator is lost – ends the second factor and lets them in', async () => {
  const { name } = await anAdmin('gina');
  expect(await machine(platform).makeAdmin(name, FIRST)).toBe('known');
  expect((await signIn(platform, name, FIRST)).duties).toEqual(['password', 'secondFactor']);
});

test('[K19] a login – without a call for just under and for 30 minutes – is good while it is used', async () => {
  const { headers } = await anAdmin('hedi');
  expect(await me(headers)).toBe(200);
  for (let turn = 0; turn < 3; turn += 1) {
    platform.clock.forward(30 * MINUTE_MS - 1);
    expect(await me(headers)).toBe(200);
  }
  platform.clock.forward(30 * MINUTE_MS);
  expect(await me(headers)).toBe(401);
});

test('[K19] a second login – of the same person – ends the first; another person’s goes on', async () => {
  const [one, other] = [await anAdmin('ida'), await anAdmin('jule')];
  const second = await signIn(platform, one.name, OWN, codeOf(one.secret));
  expect([await me(one.headers), await me(second.headers), await me(other.headers)]).toEqual([401, 200, 200]);
});

test('[K19] a password – just under and at 90 days – is to be changed', async () => {
  const { name, secret } = await anAdmin('kara');
  platform.clock.forward(90 * DAY_MS - 10 * MINUTE_MS);
  expect((await signIn(platform, name, OWN, codeOf(secret))).duties).toEqual([]);
  platform.clock.forward(10 * MINUTE_MS);
  const { duties, headers } = await signIn(platform, name, OWN, codeOf(secret));
  expect([duties, await staffList(headers)]).toEqual([['password'], 403]);
  expect((await call(platform, '/password', { old: OWN, password: FIRST }, headers)).status).toBe(200);
  expect(await staffList(headers)).toBe(200);
});
