import { createContext, use } from 'react';
import type { Messages } from './messages';

export const WordsContext = createContext<Messages | undefined>(undefined);

/** The catalogue of the page's language. @throws Error outside the app. */
export function useWords(): Messages {
  const words = use(WordsContext);
  if (!words) throw new Error('useWords outside the app');
  return words;
}
