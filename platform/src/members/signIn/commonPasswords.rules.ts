import { createHash } from 'node:crypto';

/** Lengths of one sign again and again that are refused, beside the list. */
const REPEATED = { min: 4, max: 24 };
const SIGNS = 'abcdefghijklmnopqrstuvwxyz0123456789';

const md5Of = (password: string): string => createHash('md5').update(password).digest('hex');

interface CommonPasswords {
  readonly texts: ReadonlySet<string>;
  readonly digests: ReadonlySet<string>;
}
let known: Promise<CommonPasswords> | undefined;

/** Some 49,000 passwords that are tried first, of zxcvbn-ts (MIT); loaded with the first password that is set. */
async function loadCommon(): Promise<CommonPasswords> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const texts = new Set<string>(dictionary['passwords-common']);
  for (const sign of SIGNS)
    for (let length = REPEATED.min; length <= REPEATED.max; length += 1) texts.add(sign.repeat(length));
  return { texts, digests: new Set([...texts].map(md5Of)) };
}
const common = (): Promise<CommonPasswords> => {
  known ??= loadCommon();
  return known;
};

/** Is it a password that is tried first, in any case of its letters, or one sign alone? */
export async function isCommonPassword(password: string): Promise<boolean> {
  const text = password.trim().toLowerCase();
  return new Set(text).size < 3 || (await common()).texts.has(text);
}

/** The same of a password that travels as its MD5. */
export const isCommonDigest = async (md5: string): Promise<boolean> =>
  (await common()).digests.has(md5.toLowerCase());
