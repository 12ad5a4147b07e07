import type { Phrase } from '@platform/searchTerms/phrases';
import { LETTER, type Run } from '@platform/searchTerms/runs';

/** Finds a phrase in a folded text, by its runs. */
export type Finder = readonly Run[];

export const findersOf = (phrases: readonly Phrase[]): Finder[] => phrases.map(({ runs }) => runs);

// Made once: one expression for each phrase would take longer to be compiled than all its hits to be found.
const eachKind = (expression: (letter: string) => string): Readonly<Record<Run['kind'], RegExp>> => ({
  characters: new RegExp(expression(LETTER.characters), 'uy'),
  syllable: new RegExp(expression(LETTER.syllable), 'uy'),
  word: new RegExp(expression(LETTER.word), 'uy'),
});
const NOT_BEHIND = eachKind((letter) => `(?<!${letter})`);
const NOT_BEFORE = eachKind((letter) => `(?!${letter})`);
const BORDER = /[^\p{L}\p{N}\p{M}]/uy;

function matchesAt(text: string, expression: RegExp, place: number): boolean {
  expression.lastIndex = place;
  return expression.test(text);
}

/** Where a run begins that goes on at `from`, whatever marks stand before it; two of one kind have some between them. −1 for nowhere. */
function findRunAfter(folded: string, from: number, before: Run, run: Run): number {
  let place = from;
  let parted = before.kind !== run.kind;
  while (!parted || !folded.startsWith(run.text, place)) {
    if (!matchesAt(folded, BORDER, place)) return -1;
    place = BORDER.lastIndex;
    parted = true;
  }
  return place;
}

/** Where a phrase ends that begins at `place`; −1 where it does not. Words and syllables are found whole. */
function endOf(folded: string, runs: Finder, place: number): number {
  let end = place;
  let before: Run | undefined;
  for (const run of runs) {
    if (before) end = findRunAfter(folded, end, before, run);
    else if (run.kind !== 'characters' && !matchesAt(folded, NOT_BEHIND[run.kind], place)) return -1;
    if (end < 0) return -1;
    end += run.text.length;
    before = run;
  }
  const isCut = before && before.kind !== 'characters' && !matchesAt(folded, NOT_BEFORE[before.kind], end);
  return isCut ? -1 : end;
}

interface Hit {
  readonly place: number;
  readonly end: number;
}

/** First run of a phrase, found quickly with indexOf. */
export const startOfPhrase = ([first]: Finder): string => first?.text ?? '';

/** The next hit at `from` or behind it. */
export function nextHit(folded: string, finder: Finder, from = 0): Hit | undefined {
  const start = startOfPhrase(finder);
  for (let place = folded.indexOf(start, from); place >= 0; place = folded.indexOf(start, place + 1)) {
    const end = endOf(folded, finder, place);
    if (end >= 0) return { place, end };
  }
  return undefined;
}

/** Where the first hit begins; −1 for none. */
export function firstHit(folded: string, finders: readonly Finder[]): number {
  const places = finders.flatMap((finder) => nextHit(folded, finder)?.place ?? []);
  return places.length === 0 ? -1 : Math.min(...places);
}
