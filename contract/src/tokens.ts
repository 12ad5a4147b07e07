import * as v from 'valibot';
import { text } from './fields';
import { read, write } from './operation';
import { ms, str } from './wireValues';

/** Wire S31. */
export const Tokens = v.object({
  token: str,
  accessToken: v.optional(str),
  refreshToken: v.optional(str),
  expires: ms,
});
export type Tokens = v.InferOutput<typeof Tokens>;

export const getAnonymousToken = read({
  name: 'getAnonymousToken',
  path: '/tokenHelper/getAnonymousToken',
  row: 'g66',
  writes: true,
  personal: true,
  input: v.object({ device: text('') }),
  output: v.object({ token: str, expires: ms }),
});

export const refreshAccessToken = write({
  name: 'refreshAccessToken',
  path: '/tokenHelper/refreshAccessToken',
  row: 'g67, o15',
  also: [{ service: 'sso', path: '/refreshAccessToken' }],
  input: v.object({ device: text(''), refreshToken: text('', 2_000) }),
  output: v.object({ token: str, accessToken: str, refreshToken: str, expires: ms }),
});

/** Never from a cache: the client sets its clock by it. */
export const serverTime = read({
  name: 'serverTime',
  path: '/tokenHelper/serverTime',
  row: 'g68',
  personal: true,
  input: v.object({}),
  output: v.object({ time: ms }),
});

/** Wire D2: enciphered; the header `api-data` goes with it. Never wrapped (wire W6). */
export const authinfo = read({
  name: 'authinfo',
  row: 'g92',
  wrapping: 'never',
  personal: true,
  input: v.object({ t: text('') }),
  output: v.object({ data: v.object({ appKey: str, appSecret: str }) }),
});

export const auth = write({
  name: 'auth',
  row: 'f11',
  wrapping: 'never',
  input: v.object({ appKey: text(''), time: text(''), t: text(''), sign: text('') }),
  output: v.object({ data: v.object({ authToken: str }) }),
});
