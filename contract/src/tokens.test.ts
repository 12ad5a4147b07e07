import { requiredFields } from '@testing/requiredFields';
import { parse } from 'valibot';
import { expect, test } from 'vitest';
import { auth, authinfo, getAnonymousToken, refreshAccessToken, serverTime, Tokens } from './tokens';

const rotated = { token: 'a', accessToken: 'b', refreshToken: 'c', expires: 1 };

test.each([
  [getAnonymousToken, 'GET', '/tokenHelper/getAnonymousToken', 'plain', true],
  [refreshAccessToken, 'POST', '/tokenHelper/refreshAccessToken', 'plain', true],
  [serverTime, 'GET', '/tokenHelper/serverTime', 'plain', false],
  [authinfo, 'GET', '/authinfo', 'never', false],
  [auth, 'POST', '/auth', 'never', true],
] as const)(
  '[wire W8] $name – by %s %s – is never answered from a cache',
  (operation, method, path, wrapping, writes) => {
    expect(operation).toMatchObject({ service: 'base', method, path, wrapping, writes, personal: true });
  },
);

test('[wire g67] rows – of the operations for tokens – are those of the wire', () => {
  const rows = [getAnonymousToken, refreshAccessToken, serverTime, authinfo, auth].map(({ row }) => row);
  expect(rows).toEqual(['g66', 'g67, o15', 'g68', 'g92', 'f11']);
  expect(refreshAccessToken.also).toEqual([{ service: 'sso', path: '/refreshAccessToken' }]);
});

test.each([
  ['S31', Tokens, rotated, 'token expires'],
  ['g66', getAnonymousToken.output, { token: 'a', expires: 1 }, 'token expires'],
  ['g67', refreshAccessToken.output, rotated, 'token accessToken refreshToken expires'],
  ['g68', serverTime.output, { time: 1 }, 'time'],
  ['g92', authinfo.output, { data: { appKey: 'a', appSecret: 'b' } }, 'data data.appKey data.appSecret'],
  ['f11', auth.output, { data: { authToken: 'a' } }, 'data data.authToken'],
])('[wire %s] an answer – has its fields – %#', (_, schema, sample, fields) => {
  expect(requiredFields(schema, sample)).toBe(fields);
});

test.each([
  ['g66', getAnonymousToken.input, { device: '' }],
  ['g67', refreshAccessToken.input, { device: '', refreshToken: '' }],
  ['g92', authinfo.input, { t: '' }],
  ['f11', auth.input, { appKey: '', time: '', t: '', sign: '' }],
])('[wire %s] a call – without parameters – is read with empty ones', (_, schema, unset) => {
  expect(parse(schema, {})).toEqual(unset);
});

test('[wire g67] a refresh token – of 2,000 characters – is read, a longer one refused', () => {
  const sent = (length: number) => () =>
    parse(refreshAccessToken.input, { refreshToken: 'x'.repeat(length) });
  expect(sent(2000)).not.toThrow();
  expect(sent(2001)).toThrow('2000');
});
