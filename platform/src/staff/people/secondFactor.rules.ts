import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

/** Seconds of a code (RFC 6238); one step before and after the clock's is taken as well. */
const PERIOD_S = 30;
const STEPS_AROUND = 1;
const SECRET_BYTES = 20;
const RECOVERY_CODES = 10;
const [IV_BYTES, TAG_BYTES] = [12, 16];

const keyOf = (sign: string): Buffer => createHmac('sha256', sign).update('second factors of staff').digest();

/** Enciphers a secret for the database. @param sign `keys.sign` */
export function sealSecret(sign: string, base32: string): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(sign), iv);
  const sealed = Buffer.concat([cipher.update(base32, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
}

/** @throws Error for a secret of another installation */
export function openSecret(sign: string, sealed: Buffer): string {
  const decipher = createDecipheriv('aes-256-gcm', keyOf(sign), sealed.subarray(0, IV_BYTES));
  decipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
}

const generatorOf = (base32: string, label: string): TOTP =>
  new TOTP({ issuer: 'Touchpaper', label, secret: base32, period: PERIOD_S });

/** A new secret in base32, and its address for authenticator apps. @param label name of the person */
export function newSecret(label: string): { readonly secret: string; readonly uri: string } {
  const secret = new Secret({ size: SECRET_BYTES }).base32;
  return { secret, uri: generatorOf(secret, label).toString() };
}

/** Number of the step that a code belongs to; undefined where it is none of now. @param now epoch ms */
export function stepOf(base32: string, code: string, now: number): number | undefined {
  const token = code.replaceAll(' ', '');
  if (!/^\d{6}$/.test(token)) return undefined;
  const delta = generatorOf(base32, '').validate({ token, timestamp: now, window: STEPS_AROUND });
  return delta === null ? undefined : Math.floor(now / 1000 / PERIOD_S) + delta;
}

/** Codes that let somebody in without their authenticator, each once. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () =>
    randomBytes(10)
      .toString('hex')
      .replace(/(.{5})(?=.)/g, '$1-'),
  );

export const recoveryHash = (code: string): Buffer =>
  createHash('sha256').update(code.trim().toLowerCase()).digest();
