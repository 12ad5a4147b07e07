import { partWords } from '@touch/locales/partWords';

/** The words of a registration. */
export const registrationWords = partWords({
  zh: () => import('@touch/locales/registration.zh').then((part) => part.registrationZh),
  en: () => import('@touch/locales/registration.en').then((part) => part.registrationEn),
  de: () => import('@touch/locales/registration.de').then((part) => part.registrationDe),
  fr: () => import('@touch/locales/registration.fr').then((part) => part.registrationFr),
  bo: () => import('@touch/locales/registration.bo').then((part) => part.registrationBo),
});

export const useRegistrationWords = registrationWords.useWords;
