import { createHmac, timingSafeEqual } from 'node:crypto';

const MARK = 'l1';

const sign = (key: string, site: number, body: string): Buffer =>
  createHmac('sha256', Buffer.from(key, 'hex')).update(`${MARK}/${site}/${body}`).digest();

/**
 * An authToken of wire D2, read from its own text.
 * @param device '' where the caller named none
 * @param expires epoch milliseconds
 */
export function legacyToken(key: string, site: number, device: string, expires: number): string {
  const body = `${Buffer.from(device).toString('base64url')}.${expires.toString(36)}`;
  return `${MARK}.${body}.${sign(key, site, body).toString('base64url')}`;
}

/** The device it was made for, '' for none; undefined = not ours, another site's, or over. */
export function legacyDevice(key: string, site: number, token: string, now: number): string | undefined {
  const [prefix, device = '', expires = '', mac = '', ...more] = token.split('.');
  if (prefix !== MARK || more.length > 0) return undefined;
  const expected = sign(key, site, `${device}.${expires}`);
  const given = Buffer.from(mac, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  return Number.parseInt(expires, 36) > now ? Buffer.from(device, 'base64url').toString() : undefined;
}
