import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, { N: number; r: number; p: number; maxmem: number }, Buffer>(
  scrypt,
);

/** OWASP's smallest for scrypt with a tenth of a second on a small machine: 32 MB a time. */
const COST = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };
const BYTES = 32;

/** What is kept of a password: `s1$salt$hash`. The wire carries its MD5; that is what is hashed here. */
export async function hashPassword(md5: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive(md5.toLowerCase(), salt, BYTES, COST);
  return `s1$${salt.toString('base64url')}$${hash.toString('base64url')}`;
}

/** Takes as long where there is no password to compare with: nobody learns who is a member. */
export async function isPassword(md5: string, kept: string | null): Promise<boolean> {
  const [mark, salt = '', hash = ''] = (kept ?? '').split('$');
  const expected = Buffer.from(hash, 'base64url');
  const known = mark === 's1' && expected.length === BYTES;
  const given = await derive(
    md5.toLowerCase(),
    known ? Buffer.from(salt, 'base64url') : NO_SALT,
    BYTES,
    COST,
  );
  return known && timingSafeEqual(given, expected);
}

const NO_SALT = Buffer.alloc(16);
