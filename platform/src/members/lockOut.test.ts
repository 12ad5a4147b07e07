import { createHash, randomInt } from 'node:crypto';
import { limits } from '@platform/attempts/attempts.service';
import { signedCall } from '@testing/signedCall';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { afterEach, beforeEach, expect, test } from 'vitest';

let platform: TestPlatform;
beforeEach(async () => {
  platform = await startPlatform();
});
afterEach(() => platform.close());

const PHONE = '13800000001';
const HOME = { device: 'xy0001', address: '203.0.113.7' };
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const md5 = (text: string) => createHash('md5').update(text).digest('hex');

interface Place {
  readonly device: string;
  readonly address: string;
}
/** A call of the login service by a device from an address. @returns its message code */
async function call(name: string, given: Record<string, string>, { device, address }: Place) {
  const { body, headers } = signedCall(given, { device, at: platform.clock.now() });
  const sent = await platform.app.inject({
    method: 'POST',
    url: `/sso-app/api/${name}`,
    remoteAddress: address,
    headers: { host: 'paper.test', ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    payload: body,
  });
  return String(sent.json().msg);
}
const sendCode = (place: Place, scene = 'login') => call('sendCode', { phone: PHONE, scene }, place);
const enter = (code: string, place: Place) => call('loginByPhone', { phone: PHONE, code }, place);
const withPassword = (password: string, place: Place) =>
  call('login', { phone: PHONE, password: md5(password) }, place);
const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');
const stranger = (number: number): Place => ({
  device: `stranger-${number}`,
  address: `198.51.${number % 250}.9`,
});

async function register(): Promise<void> {
  expect(await sendCode(HOME)).toBe('success');
  const given = { phone: PHONE, code: await platform.codeTo(PHONE), password: md5('the right one') };
  expect(await call('register', given, HOME)).toBe('success');
  platform.clock.forward(2 * MINUTE);
}

test('[H7] a code – guessed at from other devices and networks – stays good where it was asked for', async () => {
  expect(await sendCode(HOME)).toBe('success');
  const code = await platform.codeTo(PHONE);
  for (let guess = 0; guess < 12; guess += 1) {
    expect(await enter(otherThan(code), stranger(guess))).toBe('code exception');
    expect(await enter(otherThan(code), { ...stranger(guess), device: HOME.device })).toBe('code exception');
  }
  // Elsewhere the device's own name has used up its tries, and no other device has a code.
  expect(await enter(code, { ...stranger(1), device: HOME.device })).toBe('code exception');
  expect(await enter(code, stranger(2))).toBe('code exception');
  expect(await enter(code, { ...HOME, address: '203.0.113.250' })).toBe('success');
});

test('[H7] a known device – strangers used up the codes of its phone and delay the next – gets its own code at once', async () => {
  await register();
  for (let sent = 0; sent < 4; sent += 1) {
    expect(await sendCode(stranger(sent))).toBe('success');
    platform.clock.forward(MINUTE + 1);
  }
  expect(await sendCode(stranger(9))).toBe('code_too_often');
  expect(await sendCode(HOME)).toBe('success');
  const code = await platform.codeTo(PHONE);
  for (let guess = 0; guess < 6; guess += 1) await enter(otherThan(code), stranger(guess));
  expect(await enter(code, HOME)).toBe('success');
});

test('[H7][K8] wrong passwords of strangers – beyond their limit – close no known device; a new one is told to use a code', async () => {
  await register();
  for (let guess = 0; guess < limits.wrongByStrangers.max; guess += 1)
    expect(await withPassword('wrong', stranger(guess))).toBe('user account exception');
  expect(await withPassword('the right one', stranger(40))).toBe('password_too_often');
  expect(await withPassword('the right one', HOME)).toBe('success');
  expect(await withPassword('the right one', { ...HOME, address: '192.0.2.9' })).toBe('success');
  const fresh = stranger(41);
  expect(await sendCode(fresh)).toBe('success');
  expect(await enter(await platform.codeTo(PHONE), fresh)).toBe('success');
});

test('[K8] guesses in an hour over all devices and networks – 20 passwords and 50 codes – succeed with less than one in ten thousand', async () => {
  await register();
  let [passwords, codes] = [0, 0];
  const until = platform.clock.now() + HOUR;
  for (let step = 0; platform.clock.now() < until; step += 1) {
    const place = stranger(step);
    if ((await withPassword(String(randomInt(1e9)), place)) === 'user account exception') passwords += 1;
    if ((await sendCode(place)) === 'success') {
      const wrong = otherThan(await platform.codeTo(PHONE));
      for (let guess = 0; guess < 7; guess += 1) {
        await enter(wrong, place);
        await enter(wrong, { ...place, address: '192.0.2.1' });
      }
      // A code takes five guesses in its own network and five elsewhere.
      codes += 10;
      expect(await enter(await platform.codeTo(PHONE), place)).toBe('code exception');
      expect(await enter(await platform.codeTo(PHONE), stranger(step + 1))).toBe('code exception');
    }
    platform.clock.forward(MINUTE + 1);
  }
  // Registration used one of the five codes of the day.
  expect({ passwords, codes }).toEqual({ passwords: 20, codes: 40 });
  const dailyCodes = limits.codesToPhone.max * 10;
  expect(dailyCodes / 1e6).toBeLessThan(1e-4);
  // Of a million equally likely passwords.
  expect(passwords / 1e6).toBeLessThan(1e-4);
});
