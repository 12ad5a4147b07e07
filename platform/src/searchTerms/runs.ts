import { foldText } from './fold';

/** What a text is made of: characters without a break between them, a Tibetan syllable, a word of any other script. */
export interface Run {
  readonly kind: 'characters' | 'syllable' | 'word';
  readonly text: string;
}

const CHARACTER = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}ー]';
/** Letters, vowels and half digits; no punctuation. */
const TIBETAN = '[\\u0F00\\u0F2A-\\u0F33\\u0F39\\u0F3E-\\u0FBC]';
const OTHER = `(?!${CHARACTER}|${TIBETAN})`;
const RUN = new RegExp(
  `(${CHARACTER}+)|(${TIBETAN}+)|(${OTHER}[\\p{L}\\p{N}](?:${OTHER}[\\p{L}\\p{N}\\p{M}])*)`,
  'gu',
);

/** The letters a run of each kind is made of, as a regular expression's text. */
export const LETTER: Readonly<Record<Run['kind'], string>> = {
  characters: CHARACTER,
  syllable: TIBETAN,
  word: `(?:${OTHER}[\\p{L}\\p{N}\\p{M}])`,
};

/** The runs of a text, folded; what stands between them (blanks, marks, tsheg, shad) is nothing but a border. */
export function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  for (const [whole, characters, syllable] of foldText(text).matchAll(RUN)) {
    runs.push({ kind: characters ? 'characters' : syllable ? 'syllable' : 'word', text: whole });
  }
  return runs;
}

/** Runs as texts and phrases are compared: one blank at every border, before the first and behind the last too. */
export const comparable = (runs: readonly Run[]): string =>
  runs.length === 0 ? '' : ` ${runs.map(({ text }) => text).join(' ')} `;
