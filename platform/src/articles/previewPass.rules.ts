import { createHmac, timingSafeEqual } from 'node:crypto';

const PASS_VERSION = 'p1';

const sign = (key: string, site: number, article: number, expires: string): Buffer =>
  createHmac('sha256', Buffer.from(key, 'hex'))
    .update(`${PASS_VERSION}/${site}/${article}/${expires}`)
    .digest();

/**
 * A ticket with which one article of one site is read before its release (A15, wire g9). It is read from its own text and names
 * nobody: whoever has the address with it may look, until it is over.
 * @param key `keys.sign`
 * @param expires epoch milliseconds
 */
export function createPreviewPass(key: string, site: number, article: number, expires: number): string {
  const until = expires.toString(36);
  return `${PASS_VERSION}.${until}.${sign(key, site, article, until).toString('base64url')}`;
}

/** Was it made here, for this article of this site, and is not over? */
export function isValidPreviewPass(
  key: string,
  site: number,
  article: number,
  ticket: string,
  now: number,
): boolean {
  const [version, until = '', mac = '', ...more] = ticket.split('.');
  if (version !== PASS_VERSION || more.length > 0) return false;
  const expected = sign(key, site, article, until);
  const signature = Buffer.from(mac, 'base64url');
  if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) return false;
  return Number.parseInt(until, 36) > now;
}
