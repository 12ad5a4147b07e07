import { randomInt } from 'node:crypto';

/** Without letters and digits that look alike. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const LENGTH = 8;
const GROUP = 4;

/** A code that nobody guesses: 31⁸ of them, in two groups of four. */
export function newRedemptionCode(): string {
  const letters = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return `${letters.slice(0, GROUP)}-${letters.slice(GROUP)}`;
}

/** The code as stored, of one as staff type it. */
export function typedCode(text: string): string {
  const letters = text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  return `${letters.slice(0, GROUP)}-${letters.slice(GROUP)}`;
}
