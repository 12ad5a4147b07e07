import { timingSafeEqual } from 'node:crypto';
import { apiDataOf, apiDataValue, authinfoKey, authKey } from '@platform/ciphers/apiData';
import type { Keys } from '@platform/keys/keys';
import type { LegacyHeaders } from '@platform/operations/authentication';
import { type Caller, NOBODY } from '@platform/operations/callContext';
import { md5hex } from '@platform/signing/programSign';
import { legacyAuthLost } from '@platform/wire/refusals';
import { isDevice, TOKEN_MS } from './anonymousToken.rules';
import { legacyDevice, legacyToken } from './legacyToken.rules';

/** Wire D2: how far a caller's clock may be off. */
const WINDOW_MS = 600_000;

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** A part of an answer and the header its key is cut from. */
export interface Enciphered<Value> {
  readonly apiData: string;
  readonly data: Value;
}

/** Legacy authentication (wire D2): an application that knows how to ask, not a person. */
export interface Legacy {
  authinfo(): Enciphered<{ appKey: string; appSecret: string }>;
  /** @throws Refusal 1004 */
  auth(
    site: number,
    device: string,
    given: { appKey: string; time: string; t: string; sign: string },
  ): Enciphered<{ authToken: string }>;
  /**
   * The caller of a signed call: the device that was named with `auth`, as with an anonymous token, else nobody in particular;
   * never a member. undefined = unknown or ended token, of another device or site, bad sign, clock off.
   */
  callerOf(site: number, headers: LegacyHeaders, claimedDevice: string): Caller | undefined;
}

export function createLegacy({ sign: key, legacyApp }: Keys, now: () => number): Legacy {
  const { appKey, appSecret } = legacyApp;
  const isNow = (time: string): boolean =>
    /^\d{13}$/.test(time) && Math.abs(now() - Number(time)) <= WINDOW_MS;

  return {
    authinfo() {
      const apiData = apiDataOf(now());
      const value = (plain: string) => apiDataValue(authinfoKey(apiData), plain);
      return { apiData, data: { appKey: value(appKey), appSecret: value(appSecret) } };
    },

    auth(site, device, given) {
      const t = given.t || given.time;
      const expected = md5hex(appSecret + t + appSecret.slice(2, 7));
      const good = isNow(t) && isSame(given.appKey, appKey) && isSame(given.sign.toLowerCase(), expected);
      if (!good || (device !== '' && !isDevice(device))) throw legacyAuthLost();
      const apiData = apiDataOf(now());
      const token = legacyToken(key, site, device, now() + TOKEN_MS);
      return { apiData, data: { authToken: apiDataValue(authKey(apiData), token) } };
    },

    callerOf(site, { authToken, time, sign }, claimedDevice) {
      if (!isNow(time) || !isSame(sign.toLowerCase(), md5hex(authToken + appSecret + time))) return undefined;
      const device = legacyDevice(key, site, authToken, now());
      if (device === undefined) return undefined;
      if (device === '') return NOBODY;
      return claimedDevice === '' || claimedDevice === device ? { kind: 'anonymous', device } : undefined;
    },
  };
}
