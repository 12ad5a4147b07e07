import { createContext, useContext } from 'react';
import { en } from './en';
import { type Texts, zh } from './zh';

export type Language = 'zh' | 'en';
export type TextKey = keyof Texts;
export type Say = (key: TextKey, values?: Readonly<Record<string, string | number>>) => string;

const all: Readonly<Record<Language, Texts>> = { zh, en };
const KEY = 'desk.language';

/** Language chosen on this device, else the browser's. */
export function readLanguage(): Language {
  const chosen = localStorage.getItem(KEY) ?? navigator.language;
  return chosen.startsWith('zh') || chosen.startsWith('bo') ? 'zh' : 'en';
}

export const keepLanguage = (language: Language): void => localStorage.setItem(KEY, language);

/** Texts of a language, with the values of their placeholders. */
export const sayIn =
  (language: Language): Say =>
  (key, values = {}) =>
    all[language][key].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));

export interface Speech {
  readonly language: Language;
  readonly setLanguage: (language: Language) => void;
}
export const SpeechContext = createContext<Speech>({ language: 'zh', setLanguage: () => undefined });

export const useSpeech = (): Speech => useContext(SpeechContext);
export function useText(): Say {
  return sayIn(useSpeech().language);
}
