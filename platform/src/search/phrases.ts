import { foldText, queryTerms } from './terms';

/** What a reader typed, ready to be looked up. */
export interface Asked {
  /** Folded; every one must stand word for word. */
  readonly phrases: readonly string[];
  /** Index terms of them all. */
  readonly terms: readonly string[];
}

/** More words than this say no more. */
const PHRASES_MOST = 10;

/** Marks at a phrase's ends are not looked for: a Tibetan phrase ends with a tsheg here and a shad there. */
const EDGES = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}\p{M}]+$/gu;

/** Words separated by blanks are phrases of their own. undefined: nothing to look for. */
export function askedOf(key: string): Asked | undefined {
  const parts = foldText(key)
    .split(/\s+/)
    .map((part) => part.replace(EDGES, ''));
  const phrases = [...new Set(parts.filter((part) => part !== ''))].slice(0, PHRASES_MOST);
  const terms = [...new Set(phrases.flatMap(queryTerms))];
  return terms.length === 0 ? undefined : { phrases, terms };
}
