import { APP_OWNER_PREFIX, OWNER_NAME } from '@touch/outside/member/personalDataOwner';
import { forgetStored, readStored, writeStored } from '@touch/outside/storage';

const NAME = 'searchHistory';
const MAX_WORDS = 12;

const isWord = (one: unknown): one is string => typeof one === 'string' && one !== '';

/** An app's member is known only after this screen shows: nothing of theirs is stored, so that nobody else sees it. */
const isApps = () => readStored('local', OWNER_NAME)?.startsWith(APP_OWNER_PREFIX);

/** Search history of this browser, newest first; without storage it lasts as long as the page (G9). */
export function readHistory(): readonly string[] {
  if (isApps()) return [];
  try {
    const stored: unknown = JSON.parse(readStored('local', NAME) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isWord).slice(0, MAX_WORDS) : [];
  } catch {
    // another program's text under our name
    return [];
  }
}

function storeHistory(words: readonly string[]): readonly string[] {
  if (isApps()) return words;
  if (!words.length) forgetStored('local', NAME);
  else writeStored('local', NAME, JSON.stringify(words));
  return words;
}

export const addToHistory = (word: string): readonly string[] =>
  storeHistory([word, ...readHistory().filter((one) => one !== word)].slice(0, MAX_WORDS));

export const removeFromHistory = (word: string): readonly string[] =>
  storeHistory(readHistory().filter((one) => one !== word));

export const clearHistory = (): readonly string[] => storeHistory([]);
