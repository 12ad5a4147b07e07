import { createHmac, timingSafeEqual } from 'node:crypto';

/** Wire D8: the client drops it after two hours; ten minutes more for calls on their way. */
export const TOKEN_MS = 7_200_000 + 600_000;

const MARK = 'a1';
const DEVICE_MAX = 128;

const sign = (key: string, site: number, body: string): Buffer =>
  createHmac('sha256', Buffer.from(key, 'hex')).update(`${MARK}/${site}/${body}`).digest();

/** A token of nobody in particular, for one device on one site. It is read from its own text: no row is kept for a visitor. */
export function anonymousToken(key: string, site: number, device: string, expires: number): string {
  const body = `${Buffer.from(device).toString('base64url')}.${expires.toString(36)}`;
  return `${MARK}.${body}.${sign(key, site, body).toString('base64url')}`;
}

export const isDevice = (device: string): boolean => device !== '' && device.length <= DEVICE_MAX;

/** The device an anonymous token was made for; undefined = not ours, another site's, or over. */
export function deviceOf(key: string, site: number, token: string, now: number): string | undefined {
  const [prefix, device = '', expires = '', mac = ''] = token.split('.');
  if (prefix !== MARK) return undefined;
  const expected = sign(key, site, `${device}.${expires}`);
  const given = Buffer.from(mac, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  if (!(Number.parseInt(expires, 36) > now)) return undefined;
  return Buffer.from(device, 'base64url').toString();
}
