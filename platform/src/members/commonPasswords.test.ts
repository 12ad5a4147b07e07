import { createHash } from 'node:crypto';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isCommonDigest, isCommonPassword } from './signIn/commonPasswords.rules';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

const md5 = (text: string) => createHash('md5').update(text).digest('hex');

test.each([
  ['123456', true],
  ['5201314', true],
  ['qwerty123456', true],
  ['QWERTY123456', true],
  ['aaaaaaaaaaaa', true],
  ['abababababab', true],
  ['Vier Pferde am Fluss', false],
])('[K19] the password %s – is common: %s', async (password, isCommon) => {
  expect(await isCommonPassword(password)).toBe(isCommon);
});

test('[K19] a member’s password – a common one at registration, at a reset, at a change – is refused and sets nothing; another one is taken', async () => {
  const phone = '13800006611';
  const by = { device: 'xy6611' };
  const codeFor = async (scene: string) => {
    platform.clock.forward(61_000);
    await platform.sso('sendCode', { phone, scene }, by);
    return platform.codeTo(phone);
  };
  const [common, good] = [md5('123456'), md5('Vier Pferde')];
  const registration = { phone, code: await codeFor('login') };
  const refusal = { msg: 'password too common', message: expect.stringContaining('太常见') };
  expect((await platform.sso('register', { ...registration, password: common }, by)).json()).toMatchObject(
    refusal,
  );
  const answer = await platform.sso('register', { ...registration, password: good }, by);
  expect(answer.json()).toMatchObject({ status: 0 });
  const reset = { phone, code: await codeFor('reset'), password: md5('111111') };
  expect((await platform.sso('resetPassword', reset, by)).json()).toMatchObject(refusal);
  const { accessToken: token, uid } = Object(Object(answer.json()).data);
  const change = { uid, password: good, newPassword: common };
  expect((await platform.sso('updatePassword', change, { ...by, token })).json()).toMatchObject(refusal);
  expect((await platform.sso('login', { phone, password: good }, by)).json()).toMatchObject({ status: 0 });
  expect(await isCommonDigest(good)).toBe(false);
});
