import { normalizeText } from '@contract/normalizeText';

/**
 * One form for the same letter, so that a reader finds a text however either of them wrote it: full and half width,
 * compatibility forms, upper and lower case, Latin letters with and without accents, Tibetan digits as 0–9.
 */

/** Shown as nothing: soft hyphens, joiners, direction marks, the marks of emphasis below Tibetan syllables. */
const UNSEEN = /[\p{Cf}\u0F35\u0F37\u0FC6]/gu;
const MAY_HAVE_ACCENTS = /[\u00DF-\u024F\u1E00-\u1EFF]|[\u0300-\u036F]/;
const ACCENTED = /(\p{Script=Latin})\p{M}+/gu;
/** Letters that Unicode does not take apart, as people write them without their own key. */
const SPELT_OUT: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
};
const TO_SPELL_OUT = new RegExp(`[${Object.keys(SPELT_OUT).join('')}]`, 'g');

/** ༠ to ༩ */
const TIBETAN_DIGIT = /[\u0F20-\u0F29]/g;
const digitOf = (digit: string): string => String(digit.charCodeAt(0) - 0x0f20);

const withoutAccents = (text: string): string =>
  normalizeText(normalizeText(text, 'NFD').replace(ACCENTED, '$1'), 'NFC').replace(
    TO_SPELL_OUT,
    (letter) => SPELT_OUT[letter] ?? letter,
  );

export function foldText(text: string): string {
  const lower = normalizeText(text.replace(UNSEEN, ''), 'NFKC').toLowerCase();
  const plain = MAY_HAVE_ACCENTS.test(lower) ? withoutAccents(lower) : lower;
  return plain.replaceAll('ς', 'σ').replace(TIBETAN_DIGIT, digitOf);
}
