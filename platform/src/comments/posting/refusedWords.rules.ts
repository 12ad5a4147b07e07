import { foldText } from '@platform/searchTerms/fold';

const CHINESE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const NO_SIGN = /[^\p{L}\p{N}\p{M}]+/gu;
const SIGN = /[\p{L}\p{N}\p{M}]/u;

/** Checks that a folded text contains a folded word as a whole word. */
function containsWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const before = [...text.slice(Math.max(0, at - 2), at)].at(-1) ?? '';
    const [after = ''] = text.slice(at + word.length, at + word.length + 2);
    if (!SIGN.test(before) && !SIGN.test(after)) return true;
  }
  return false;
}

const squeezed = (folded: string): string => folded.replace(NO_SIGN, '');
const spaced = (folded: string): string => folded.replace(NO_SIGN, ' ').trim();

/**
 * True where the text contains one of the words. Width, case and separators are ignored: 加 微-信 is 加微信. Words of scripts
 * with blanks or tsheg match whole words only.
 */
export function hasRefusedWord(text: string, words: readonly string[]): boolean {
  if (words.length === 0) return false;
  const folded = foldText(text);
  const tight = squeezed(folded);
  const loose = spaced(folded);
  return words.some((word) => {
    const foldedWord = foldText(word);
    if (CHINESE.test(foldedWord)) return squeezed(foldedWord) !== '' && tight.includes(squeezed(foldedWord));
    return spaced(foldedWord) !== '' && containsWord(loose, spaced(foldedWord));
  });
}
