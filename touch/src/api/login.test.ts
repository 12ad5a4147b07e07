import { operations } from '@contract/operations';
import { addressOf } from '@touch/outside/member/addresses';
import '@touch/outside/calls/clock';
import '@touch/outside/session/tokenManager';
import { expect, test } from 'vitest';
import './challenge';
import './login';
import './messenger';

const written = [
  ...['sendCode', 'loginByPhone', 'login', 'register', 'resetPassword', 'oauthBindPhone', 'logout'],
  ...['verifyCode', 'verifyText', 'getAnonymousToken', 'refreshAccessToken', 'serverTime'],
];

test.each(written)('[K2] %s is called where the contract has it', (name) => {
  const operation = operations.find((one) => one.name === name);
  const { service, path, method } = addressOf(name);
  expect({ service, path, method }).toEqual({
    service: operation?.service,
    path: operation?.path,
    method: operation?.method,
  });
});

test('[G10] operations with a password, a code or a refresh token – are POST, with nothing of it in the address', () => {
  const secret = written.filter((name) => {
    const input: unknown = operations.find((one) => one.name === name)?.input;
    const entries = typeof input === 'object' && input !== null && 'entries' in input ? input.entries : {};
    return Object.keys(Object(entries)).some((field) => ['password', 'code', 'refreshToken'].includes(field));
  });
  expect(secret.length).toBeGreaterThan(4);
  expect(secret.filter((name) => addressOf(name).method !== 'POST')).toEqual([]);
});

test.each(['sendCode', 'wxUserInfo', 'wxSignature'])(
  '[G6] %s states the long time: the platform waits for others before it answers',
  (name) => {
    expect(addressOf(name).slow).toBe(true);
  },
);
