import { foldText } from '@platform/searchTerms/fold';

/** Chinese, Tibetan and Latin pages: a character is one code unit, with the marks behind it. */
const SIMPLE =
  /^[\n\u0020-\u007E\u00A1-\u00AC\u00AE-\u036F\u0F00-\u0FDA\u1E00-\u1EFF\u2010-\u2027\u2030-\u205E\u3000-\u3029\u3030-\u3098\u309B-\u30FF\u4E00-\u9FFF\uFF01-\uFF9D\uFFE0-\uFFE6]*$/;
const MARK = /\p{M}/u;
const WITH_MARKS = /\P{M}\p{M}*|\p{M}+/gu;

const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** Splits a text into grapheme clusters. @param enough where clusters are simple, stop after this many */
export function graphemesOf(text: string, enough = text.length): string[] {
  if (!SIMPLE.test(text)) return Array.from(segmenter.segment(text), ({ segment }) => segment);
  return MARK.test(text) ? [...(text.match(WITH_MARKS) ?? [])] : text.slice(0, enough).split('');
}

const MAX_FOLDED = 5000;
const foldedOnes = new Map<string, string>();
const isIdeograph = (part: string): boolean => part.length === 1 && part >= '\u4E00' && part <= '\u9FFF';

/** A text has few different characters, and folding takes its time. */
export function foldPart(part: string): string {
  if (isIdeograph(part)) return part;
  let one = foldedOnes.get(part);
  if (one === undefined) {
    if (foldedOnes.size >= MAX_FOLDED) foldedOnes.clear();
    one = foldText(part);
    foldedOnes.set(part, one);
  }
  return one;
}
