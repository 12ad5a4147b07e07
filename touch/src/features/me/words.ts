import { partWords } from '@touch/locales/partWords';

/** The words of a member's own page. */
export const meWords = partWords({
  zh: () => import('@touch/locales/me.zh').then((part) => part.meZh),
  en: () => import('@touch/locales/me.en').then((part) => part.meEn),
  de: () => import('@touch/locales/me.de').then((part) => part.meDe),
  fr: () => import('@touch/locales/me.fr').then((part) => part.meFr),
  bo: () => import('@touch/locales/me.bo').then((part) => part.meBo),
});

export const useMeWords = meWords.useWords;
