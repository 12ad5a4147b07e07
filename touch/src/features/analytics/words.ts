import { partWords } from '@touch/locales/partWords';

/** The words of being counted as a reader. */
export const analyticsWords = partWords({
  zh: () => import('@touch/locales/analytics.zh').then((part) => part.analyticsZh),
  en: () => import('@touch/locales/analytics.en').then((part) => part.analyticsEn),
  de: () => import('@touch/locales/analytics.de').then((part) => part.analyticsDe),
  fr: () => import('@touch/locales/analytics.fr').then((part) => part.analyticsFr),
  bo: () => import('@touch/locales/analytics.bo').then((part) => part.analyticsBo),
});
