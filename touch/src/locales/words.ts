import { createContext, use } from 'react';
import type { Locale, Messages } from './messages';

/** The page's language. */
export const LocaleContext = createContext<Locale>('zh');

export const WordsContext = createContext<Messages | undefined>(undefined);

/** The catalogue of the page's language. @throws Error outside the app. */
export function useWords(): Messages {
  const words = use(WordsContext);
  if (!words) throw new Error('useWords outside the app');
  return words;
}
