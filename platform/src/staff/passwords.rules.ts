import { createHash, randomBytes } from 'node:crypto';
import { normalizeText } from '@contract/normalizeText';
import { hashPassword, isPassword, staffCost } from '@platform/members/passwords.service';

/** Hex text, because the members' password hash ignores case. */
const digestOf = (password: string): string =>
  createHash('sha256').update(normalizeText(password, 'NFKC')).digest('hex');

export const hashStaffPassword = (password: string): Promise<string> =>
  hashPassword(digestOf(password), staffCost);

/** As long for nobody as for somebody. */
export const isStaffPassword = (password: string, hash: string | undefined): Promise<boolean> =>
  isPassword(digestOf(password), hash ?? null, staffCost);

/** Twenty characters, some 119 bits: letters and digits that are not taken for one another. */
export function newStaffPassword(): string {
  const letters = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
  // 256 is no multiple of 56: what is beyond the last whole one would favour the first letters
  const fair = 256 - (256 % letters.length);
  let password = '';
  while (password.length < 20)
    for (const byte of randomBytes(32))
      if (byte < fair && password.length < 20) password += letters[byte % letters.length];
  return password;
}
