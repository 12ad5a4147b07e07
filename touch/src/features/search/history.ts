import { forgetStored, readStored, store } from '@touch/outside/storage';
import * as v from 'valibot';

const NAME = 'searchHistory';
const WORDS_MOST = 12;

const Words = v.array(v.pipe(v.string(), v.minLength(1)));

/** What this browser looked for, newest first; without storage it lasts as long as the page (G9). */
export function readHistory(): readonly string[] {
  try {
    const read = v.safeParse(Words, JSON.parse(readStored('local', NAME) ?? '[]'));
    return read.success ? read.output.slice(0, WORDS_MOST) : [];
  } catch {
    // another program's text under our name
    return [];
  }
}

function keep(words: readonly string[]): readonly string[] {
  if (words.length === 0) forgetStored('local', NAME);
  else store('local', NAME, JSON.stringify(words));
  return words;
}

export const addToHistory = (word: string): readonly string[] =>
  keep([word, ...readHistory().filter((one) => one !== word)].slice(0, WORDS_MOST));

export const removeFromHistory = (word: string): readonly string[] =>
  keep(readHistory().filter((one) => one !== word));

export const clearHistory = (): readonly string[] => keep([]);
