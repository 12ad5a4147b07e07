/**
 * The index terms of a text, in any script: characters and pairs of Chinese, syllables of Tibetan, words of all others.
 * A phrase is found when all its terms are there and a recheck finds it word for word (design §3).
 */

const CJK = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}]';
const TIBETAN = '[\\u0F20-\\u0FBC]';
/** One alternative after the other: a run of CJK, a Tibetan syllable, a word of another script with its marks. */
const RUN = new RegExp(
  `(${CJK}+)|(${TIBETAN}+)|((?:(?!${CJK}|${TIBETAN})[\\p{L}\\p{N}])(?:(?!${CJK}|${TIBETAN})[\\p{L}\\p{N}\\p{M}])*)`,
  'gu',
);

/** Longest term kept: a longer "word" is an address or a code. */
const TERM_MAX = 40;

/** ༠ to ༩ */
const TIBETAN_DIGIT = /[\u0F20-\u0F29]/g;
const digitOf = (digit: string): string => String(digit.charCodeAt(0) - 0x0f20);

/** One form for the same letter: compatibility forms together, lower case, one sigma, Tibetan digits as 0–9. */
export const foldText = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replaceAll('ς', 'σ').replace(TIBETAN_DIGIT, digitOf);

/** What a text is found by. */
export const termsOf = (text: string): string[] => termsOfFolded(foldText(text), true);

/** What a folded phrase asks for: pairs are enough where there is one, so that fewer and rarer terms are looked up. */
export const queryTerms = (folded: string): string[] => termsOfFolded(folded, false);

function termsOfFolded(folded: string, singles: boolean): string[] {
  const terms = new Set<string>();
  for (const [, cjk, syllable, word] of folded.matchAll(RUN)) {
    if (cjk !== undefined) addPairs(terms, cjk, singles);
    const whole = syllable ?? word;
    if (whole !== undefined && whole.length <= TERM_MAX) terms.add(whole);
  }
  return [...terms];
}

function addPairs(terms: Set<string>, run: string, singles: boolean): void {
  const characters = [...run];
  characters.forEach((character, index) => {
    if (singles || characters.length === 1) terms.add(character);
    const next = characters[index + 1];
    if (next !== undefined) terms.add(character + next);
  });
}
