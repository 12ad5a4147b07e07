import { comparable, type Run, runsOf } from './runs';
import { syllableTerm, TERM_MAX, TOGETHER, wordTerm } from './terms';

/** A part of what a reader typed that must stand somewhere as it is. */
export interface Phrase {
  readonly runs: readonly Run[];
  /** As it stands in a comparable text. */
  readonly text: string;
  /** Where its terms are, it is: nothing is left to compare. */
  readonly sure: boolean;
}

/** What a reader typed, ready to be looked up. */
export interface Asked {
  readonly phrases: readonly Phrase[];
  /** All index terms, as a tsquery. */
  readonly terms: string;
}

/** More words, or more terms, than these say no more; a phrase's comparison does the rest. */
const PHRASES_MOST = 10;
const TERMS_MOST = 24;

/** A word or syllable is meant whole, characters may go on. */
function textOf(runs: readonly Run[]): string {
  const text = comparable(runs);
  const from = runs[0]?.kind === 'characters' ? 1 : 0;
  return runs.at(-1)?.kind === 'characters' ? text.slice(from, -1) : text.slice(from);
}

/** Letters and digits alone: nothing in it could end the quotes. */
const exactly = (term: string): string => `'${term}'`;
const beginning = (term: string): string => `'${term}':*`;

function termsOfPhrase(runs: readonly Run[]): string[] {
  return runs.flatMap(({ kind, text }, index) => {
    if (kind === 'word') return [exactly(wordTerm(text))];
    if (kind === 'characters') {
      const characters = [...text];
      if (characters.length < TOGETHER) return [characters.length === 1 ? exactly(text) : beginning(text)];
      return characters
        .slice(TOGETHER - 1)
        .map((_, at) => exactly(characters.slice(at, at + TOGETHER).join('')));
    }
    const next = runs[index + 1];
    if (next?.kind === 'syllable') return [exactly(syllableTerm(text, next.text))];
    return runs[index - 1]?.kind === 'syllable' ? [] : [beginning(syllableTerm(text))];
  });
}

function isSure(runs: readonly Run[]): boolean {
  const [first] = runs;
  if (!first || runs.some(({ kind, text }) => kind !== 'characters' && text.length > TERM_MAX)) return false;
  if (first.kind === 'syllable')
    return runs.length === 1 || (runs.length === 2 && runs[1]?.kind === 'syllable');
  return runs.length === 1 && (first.kind === 'word' || [...first.text].length <= TOGETHER);
}

/** Words between quotation marks belong together, others separated by blanks are phrases of their own. */
const PART = /["“„«][^"“”„«»]+["”“»]|\S+/gu;

/** undefined: nothing to look for. */
export function askedOf(key: string): Asked | undefined {
  const phrases = new Map<string, Phrase>();
  for (const [part] of key.matchAll(PART)) {
    const runs = runsOf(part);
    const text = textOf(runs);
    if (text !== '' && phrases.size < PHRASES_MOST) phrases.set(text, { runs, text, sure: isSure(runs) });
  }
  if (phrases.size === 0) return undefined;
  const all = [...new Set([...phrases.values()].flatMap(({ runs }) => termsOfPhrase(runs)))];
  const step = Math.ceil(all.length / TERMS_MOST);
  const terms = all.filter((_, index) => index % step === 0).join(' & ');
  return {
    phrases: [...phrases.values()].map((phrase) => ({ ...phrase, sure: phrase.sure && step === 1 })),
    terms,
  };
}
