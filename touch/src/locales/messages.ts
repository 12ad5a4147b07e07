import type { zh } from './zh';

/** Texts of one language, checked against the Chinese source: a text for a text, a function of the same arguments for a function. */
export type Texts<Source> = {
  readonly [Key in keyof Source]: Source[Key] extends (...values: infer Values) => string
    ? (...values: Values) => string
    : string;
};

/** The interface's words in one locale; what is missing in a translation does not compile. */
export type Messages = Texts<typeof zh>;

export const locales = ['zh', 'en', 'de', 'fr', 'bo'] as const;

export type Locale = (typeof locales)[number];

/** BCP 47 tags for the `lang` attribute. */
export const languageTags: Readonly<Record<Locale, string>> = {
  zh: 'zh-CN',
  en: 'en',
  de: 'de',
  fr: 'fr',
  bo: 'bo',
};

/** Each language in its own words, for the choice of language. */
export const languageNames: Readonly<Record<Locale, string>> = {
  zh: '中文',
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  bo: 'བོད་ཡིག',
};

/** undefined where the value names none of ours; a region (`en-GB`) is read as its language. */
export function localeFrom(text: string | null | undefined): Locale | undefined {
  const language = (text ?? '').trim().toLowerCase().split(/[-_]/)[0];
  return locales.find((locale) => locale === language);
}
