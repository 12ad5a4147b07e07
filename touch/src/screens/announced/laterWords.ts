import { laterBo } from '@touch/locales/later.bo';
import { laterDe } from '@touch/locales/later.de';
import { laterEn } from '@touch/locales/later.en';
import { laterFr } from '@touch/locales/later.fr';
import { laterZh } from '@touch/locales/later.zh';
import type { LaterMessages, Locale } from '@touch/locales/messages';

const catalogues: Readonly<Record<Locale, LaterMessages>> = {
  zh: laterZh,
  en: laterEn,
  de: laterDe,
  fr: laterFr,
  bo: laterBo,
};

/** The line of an announced screen. */
export function laterOf(locale: Locale, screen: string): string {
  const line = Object.entries(catalogues[locale]).find(([key]) => key === `later.${screen}`)?.[1];
  return typeof line === 'string' ? line : '';
}
