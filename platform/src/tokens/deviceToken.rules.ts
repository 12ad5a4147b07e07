import { createHmac, timingSafeEqual } from 'node:crypto';

interface DeviceTokens {
  /** @param device '' where the caller named none @param expires epoch ms */
  issue(key: string, site: number, device: string, expires: number): string;
  /** The device it was made for, '' for none; undefined = not ours, another site's, or over. */
  deviceOf(key: string, site: number, token: string, now: number): string | undefined;
}

/** Tokens read from their own text: no row is stored for them. @param kind their first part */
export function deviceTokens(kind: string): DeviceTokens {
  const sign = (key: string, site: number, body: string): Buffer =>
    createHmac('sha256', Buffer.from(key, 'hex')).update(`${kind}/${site}/${body}`).digest();

  return {
    issue(key, site, device, expires) {
      const body = `${Buffer.from(device).toString('base64url')}.${expires.toString(36)}`;
      return `${kind}.${body}.${sign(key, site, body).toString('base64url')}`;
    },
    deviceOf(key, site, token, now) {
      const [prefix, device = '', expires = '', mac = '', ...more] = token.split('.');
      if (prefix !== kind || more.length > 0) return undefined;
      const expected = sign(key, site, `${device}.${expires}`);
      const given = Buffer.from(mac, 'base64url');
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
      return Number.parseInt(expires, 36) > now ? Buffer.from(device, 'base64url').toString() : undefined;
    },
  };
}
