import { TOKEN_LIFETIME_MS } from '@contract/limits';
import { afterEach, expect, test, vi } from 'vitest';
import { forgetStored, readStored, writeStored } from '../storage';
import { readStoredTokens, writeStoredTokens } from './storedTokens';

const NONE = { security: '', access: '', refresh: '' };
const ALL = { security: 'v', access: 'a', refresh: 'r' };
const NOW = 1_930_000_000_000;

afterEach(() => {
  vi.unstubAllGlobals();
  for (const name of ['securityToken', 'accessToken', 'refreshToken']) forgetStored('local', name);
});

test('[G3][S§4] tokens expire locally after 7,200,000 ms; expiry is checked on read and the entry is removed', () => {
  writeStoredTokens('1', NONE, ALL, NOW);
  expect(readStoredTokens('1', NOW + 7_200_000 - 1)).toEqual(ALL);
  // the refresh token lives until the server ends it
  expect(readStoredTokens('1', NOW + 7_200_000)).toEqual({ ...NONE, refresh: 'r' });
  expect(readStored('local', 'accessToken')).toBeUndefined();
  expect(readStored('local', 'securityToken')).toBeUndefined();
  expect(readStoredTokens('1', NOW)).toEqual({ ...NONE, refresh: 'r' });
});

test('[G3] a token that is renewed beside another one leaves that one its time', () => {
  writeStoredTokens('1', NONE, { ...NONE, security: 'v' }, NOW);
  writeStoredTokens('1', { ...NONE, security: 'v' }, ALL, NOW + 1_000);
  expect(readStoredTokens('1', NOW + TOKEN_LIFETIME_MS)).toEqual({ ...NONE, access: 'a', refresh: 'r' });
});

test('[A17] a token is one site’s', () => {
  writeStoredTokens('1', NONE, ALL, NOW);
  expect(readStoredTokens('2', NOW)).toEqual(NONE);
  expect(readStoredTokens('1', NOW)).toEqual(ALL);
});

test('[G9] tokens – storage is closed – last as long as the page', () => {
  vi.stubGlobal('window', {
    get localStorage() {
      throw new Error('SecurityError');
    },
  });
  writeStoredTokens('1', NONE, ALL, NOW);
  expect(readStoredTokens('1', NOW)).toEqual(ALL);
  writeStoredTokens('1', ALL, NONE, NOW);
  expect(readStoredTokens('1', NOW)).toEqual(NONE);
});

test.each(['', 'x', '{"value":1}', '{"value":"a"}', 'null'])(
  '[G9] another program’s text under the token’s name – %s – is no token',
  (text) => {
    writeStored('local', 'accessToken', text);
    expect(readStoredTokens('1', NOW)).toEqual(NONE);
  },
);
