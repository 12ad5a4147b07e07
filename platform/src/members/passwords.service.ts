import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { createLimit, fixedWidth } from '@platform/queues/limit';
import { ssoRefused, tooMany } from '@platform/wire/refusals';
import { isCommonDigest } from './signIn/commonPasswords.rules';

const derive = promisify<string, Buffer, number, { N: number; r: number; p: number; maxmem: number }, Buffer>(
  scrypt,
);

/** OWASP's smallest for scrypt with a tenth of a second on a small machine: 32 MB a time. */
const COST = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };
const BYTES = 32;

/**
 * Each takes a thread of the few that files, pictures and packed answers have too. These many at a time and no more waiting: a rush
 * of them, wrong or right, holds up nobody who reads (K9), and no connection of the database may wait for one.
 */
const CONCURRENCY = 2;
const MAX_WAITING = 100;
const waiting = { most: MAX_WAITING, full: tooMany };
const memberCost = createLimit(fixedWidth({ width: CONCURRENCY, waiting }));
/** The newsroom's people wait behind no rush of readers. */
export const staffCost = createLimit(fixedWidth({ width: 1, waiting }));

/**
 * Hashes a password for storage, as `s1$salt$hash`. The wire carries its MD5, which is hashed here.
 * @throws Refusal (HTTP 429) where too many wait already
 */
export async function hashPassword(md5: string, queue = memberCost): Promise<string> {
  const salt = randomBytes(16);
  const hash = await queue(() => derive(md5.toLowerCase(), salt, BYTES, COST));
  return `s1$${salt.toString('base64url')}$${hash.toString('base64url')}`;
}

/**
 * Takes as long where there is no password to compare with: nobody learns who is a member.
 * @throws Refusal (HTTP 429) where too many wait already
 */
export async function isPassword(
  md5: string,
  storedHash: string | null,
  queue = memberCost,
): Promise<boolean> {
  const [version, salt = '', hash = ''] = (storedHash ?? '').split('$');
  const expected = Buffer.from(hash, 'base64url');
  const known = version === 's1' && expected.length === BYTES;
  const salted = known ? Buffer.from(salt, 'base64url') : NO_SALT;
  const actual = await queue(() => derive(md5.toLowerCase(), salted, BYTES, COST));
  return known && timingSafeEqual(actual, expected);
}

/** The wire carries a password as MD5 and nothing else. */
function requireMd5(password: string): string {
  if (!/^[0-9a-f]{32}$/i.test(password)) throw ssoRefused('process exception', '参数 password 应为 MD5');
  return password;
}

/** @throws SsoRefusal for a password that is no MD5, or one that is tried first (K19) */
export async function requireNewMd5(password: string): Promise<string> {
  const md5 = requireMd5(password);
  if (await isCommonDigest(md5)) throw ssoRefused('password too common', '密码太常见，容易被猜中，请换一个');
  return md5;
}

const NO_SALT = Buffer.alloc(16);
