import { normalizeText } from './normalizeText';

const TIBETAN_ZERO = 0x0f20;

/**
 * Digits as a machine reads them: wide ones and Tibetan ones are meant as well, and marks of direction that come along when a
 * number is copied from an address book are not.
 */
export const plainDigits = (text: string): string =>
  normalizeText(text, 'NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\u0f20-\u0f29]/g, (digit) => String(digit.charCodeAt(0) - TIBETAN_ZERO));

/** A phone number without what people put between its digits. */
export const plainPhone = (text: string): string => plainDigits(text).replace(/[\s./()]|\p{Pd}/gu, '');
