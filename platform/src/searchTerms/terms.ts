import type { Run } from './runs';

/**
 * The index terms of a text (decision 013): every character and every three in a row, at a run's end the last two; of
 * Tibetan every two neighbouring syllables; words as they are. So one, two or three characters, one or two syllables and
 * a word are found by the index alone: two characters and one syllable as the beginning of a term.
 */

/** Characters in a row. */
export const TOGETHER = 3;
/** Characters of a longer "word" – an address, a code – that are looked at. */
export const TERM_MAX = 40;
/** Bytes of terms that one article may have: a tsvector holds 2²⁰. A text of 100,000 Chinese characters stays below it. */
const BYTES_MOST = 1_000_000;
/** UTF-8 has at most three for a code unit. */
const BYTES_EACH = 3;

export const wordTerm = (word: string): string => word.slice(0, TERM_MAX);
/** A blank ends each syllable, so that a term's first one is a beginning of its own. */
export const syllableTerm = (...syllables: readonly string[]): string =>
  syllables.map((syllable) => `${syllable.slice(0, TERM_MAX)} `).join('');

function* allTerms(runs: readonly Run[]): Generator<string> {
  for (const [index, { kind, text }] of runs.entries()) {
    if (kind === 'word') yield wordTerm(text);
    else if (kind === 'characters') {
      const characters = [...text];
      yield* characters;
      for (let at = 0; at < characters.length; at += 1) yield characters.slice(at, at + TOGETHER).join('');
    } else {
      const next = runs[index + 1];
      yield next?.kind === 'syllable' ? syllableTerm(text, next.text) : syllableTerm(text);
    }
  }
}

/** What texts are found by together. */
export function termsOf(texts: readonly (readonly Run[])[]): string[] {
  const terms = new Set<string>();
  let bytes = 0;
  for (const text of texts) {
    for (const term of allTerms(text)) {
      if (terms.has(term)) continue;
      bytes += term.length * BYTES_EACH;
      if (bytes > BYTES_MOST) return [...terms];
      terms.add(term);
    }
  }
  return [...terms];
}
