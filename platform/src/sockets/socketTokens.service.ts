import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Queries } from '@platform/db/connection';
import { isFirstUse } from '@platform/signing/programSign';

/** Wire D9: everybody's, from getConfig; and a member's own, for one use (wire n19). Neither says who has it. */
const SHARED = 'w1';
const ONE_USE = 'w2';

const HOUR_MS = 3_600_000;
const VALID_MS = 24 * HOUR_MS;
const ONE_USE_MS = 60_000;

const sign = (key: string, text: string): string =>
  createHmac('sha256', Buffer.from(key, 'hex')).update(text).digest('base64url');

function signedToken(key: string, kind: string, site: number, until: number, more = ''): string {
  const text = `${kind}.${site}.${until.toString(36)}.${more}`;
  return `${text}.${sign(key, text)}`;
}

/**
 * The same all through an hour, since getConfig is one answer for all; good for a day at least and 25 hours at most.
 * @param key `keys.sign`
 * @param now epoch milliseconds
 */
export const websocketToken = (key: string, site: number, now: number): string =>
  signedToken(key, SHARED, site, (Math.floor(now / HOUR_MS) + 1) * HOUR_MS + VALID_MS);

export const oneUseToken = (key: string, site: number, now: number): string =>
  signedToken(key, ONE_USE, site, now + ONE_USE_MS, randomBytes(16).toString('base64url'));

/** One out of getConfig, which everybody has: it opens nothing of a site that is not for everybody (G3). */
export const isSharedToken = (token: string): boolean => token.startsWith(`${SHARED}.`);

/**
 * The number of the site a token opens the socket for; undefined: it was not made here, is over, or was used.
 * @param now epoch milliseconds
 */
export async function siteOfToken(
  db: Queries,
  key: string,
  token: string,
  now: number,
): Promise<number | undefined> {
  const [kind = '', site = '', until = '', more = '', mac = '', ...rest] = token.split('.');
  if (rest.length > 0 || (kind !== SHARED && kind !== ONE_USE)) return undefined;
  const expected = Buffer.from(sign(key, `${kind}.${site}.${until}.${more}`));
  const signature = Buffer.from(mac);
  if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) return undefined;
  if (Number.parseInt(until, 36) <= now) return undefined;
  if (kind === ONE_USE && !(await isFirstUse(db, Number(site), `${kind}.${more}`, now))) return undefined;
  return Number(site);
}
