/**
 * The index terms of a text, in any script: characters and pairs of Chinese, syllables of Tibetan, words of Latin.
 * A phrase is found when all its terms are there and a recheck finds it word for word (design §3).
 */

const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+/gu;
const WORD = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{M}\p{N}]+/gu;
const SYLLABLE = /[\u0F20-\u0FBC]+/gu;

/** Longest term kept: a longer "word" is an address or a code. */
const TERM_MAX = 40;

/** One form for the same letter: compatibility forms together, lower case. */
export const foldText = (text: string): string => text.normalize('NFKC').toLowerCase();

export function termsOf(text: string): string[] {
  const folded = foldText(text);
  const terms = new Set<string>();
  for (const [run] of folded.matchAll(CJK)) addPairs(terms, run);
  for (const [word] of folded.matchAll(WORD)) if (word.length <= TERM_MAX) terms.add(word);
  for (const [syllable] of folded.matchAll(SYLLABLE)) if (syllable.length <= TERM_MAX) terms.add(syllable);
  return [...terms];
}

function addPairs(terms: Set<string>, run: string): void {
  const characters = [...run];
  characters.forEach((character, index) => {
    terms.add(character);
    const next = characters[index + 1];
    if (next !== undefined) terms.add(character + next);
  });
}
