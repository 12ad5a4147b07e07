import type { analyticsZh } from './analytics.zh';
import type { faultZh } from './fault.zh';
import type { laterZh } from './later.zh';
import type { loginZh } from './login.zh';
import type { meZh } from './me.zh';
import type { registrationZh } from './registration.zh';
import type { talkZh } from './talk.zh';
import type { uploadZh } from './upload.zh';
import type { voteZh } from './vote.zh';
import type { zh } from './zh';

/** Any catalogue's shape: a text for a text, a function of the same arguments for a function. */
type TranslationOf<Source> = {
  readonly [Key in keyof Source]: Source[Key] extends (...values: infer Values) => string
    ? (...values: Values) => string
    : string;
};

/** The interface's words in one locale; what is missing in a translation does not compile. */
export type Messages = TranslationOf<typeof zh>;

/** The lines of screens that are announced; loaded only with such a screen. */
export type LaterMessages = TranslationOf<typeof laterZh>;

/** The words of a page that stands for a fault; the server's alone. */
export type FaultMessages = TranslationOf<typeof faultZh>;

/** The words of the login; loaded only with it. */
export type LoginMessages = TranslationOf<typeof loginZh>;

/** The words of sending a picture; loaded only with it. */
export type UploadMessages = TranslationOf<typeof uploadZh>;
/** The words of being counted as a reader; loaded only where a site does that. */
export type AnalyticsMessages = TranslationOf<typeof analyticsZh>;
/** The words of the sheets around comments; loaded only with them. */
export type TalkMessages = TranslationOf<typeof talkZh>;
/** The words of a member's own page; loaded only with it. */
export type MeMessages = TranslationOf<typeof meZh>;

/** The words of voting inside an article; loaded only with it. */
export type VoteMessages = TranslationOf<typeof voteZh>;

/** The words of a registration; loaded only with it. */
export type RegistrationMessages = TranslationOf<typeof registrationZh>;

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
