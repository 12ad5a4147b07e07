import { randomBytes } from 'node:crypto';
import { normalizeText } from '@contract/normalizeText';

/** Without I, L, O and U, which are misread. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 130 bits: a code cannot be guessed. */
const LENGTH = 26;
/** Characters of a code that staff type at least; an activity's codes differ in them. */
export const MIN_TYPED_CODE = 8;

/** A new code of a registration. */
export function newRegistCode(): string {
  const bytes = randomBytes(LENGTH);
  return [...bytes].map((byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('');
}

/** A code as it was typed: without separators, misread letters corrected. */
export const typedCode = (text: string): string =>
  normalizeText(text, 'NFKC')
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
