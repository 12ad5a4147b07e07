import { hexToBytes, utf8Bytes } from './bytes';
import { decryptTripleDes } from './des';
import { md5hex } from './md5';

/** Wire D2, step by step: authinfo, auth, and the headers of every call after them. */

export interface LegacyApp {
  readonly appKey: string;
  readonly appSecret: string;
}

/** A value of an answer: base64 of hex of 3DES; what pads it is no printable text. */
function opened(key: string, value: string): string {
  const plain = decryptTripleDes(utf8Bytes(key), hexToBytes(atob(value)));
  return [...new TextDecoder().decode(plain)].filter((one) => one >= ' ').join('');
}

const cut = (header: string, slices: readonly (readonly [number, number])[]): string =>
  slices.map(([from, to]) => header.slice(from, to)).join('');

/** @param apiData the answer's header `api-data` @throws Error where the answer is no such text */
export function readAuthinfo(apiData: string, data: LegacyApp): LegacyApp {
  const key = cut(apiData, [
    [38, 42],
    [2, 16],
    [31, 33],
    [21, 25],
  ]);
  return { appKey: opened(key, data.appKey), appSecret: opened(key, data.appSecret) };
}

/** Parameters of the call auth, sent as a form. @param now epoch milliseconds */
export function authParameters({ appKey, appSecret }: LegacyApp, now: number): Record<string, string> {
  const t = String(now);
  return { appKey, time: t, t, sign: md5hex(appSecret + t + appSecret.slice(2, 7)) };
}

/** @param apiData the answer's header `api-data` @throws Error where the answer is no such text */
export function readAuthToken(apiData: string, data: { readonly authToken: string }): string {
  const key = cut(apiData, [
    [40, 45],
    [5, 21],
    [33, 36],
  ]);
  return opened(key, data.authToken);
}

/** Headers of one call. @param now epoch milliseconds, by the platform's clock */
export function legacyHeaders(authToken: string, appSecret: string, now: number): Record<string, string> {
  const time = String(now);
  return { authToken, time, sign: md5hex(authToken + appSecret + time) };
}
