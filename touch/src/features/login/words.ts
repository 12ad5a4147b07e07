import { partWords } from '@touch/locales/partWords';

/** The words of the login. */
export const loginWords = partWords({
  zh: () => import('@touch/locales/login.zh').then((part) => part.loginZh),
  en: () => import('@touch/locales/login.en').then((part) => part.loginEn),
  de: () => import('@touch/locales/login.de').then((part) => part.loginDe),
  fr: () => import('@touch/locales/login.fr').then((part) => part.loginFr),
  bo: () => import('@touch/locales/login.bo').then((part) => part.loginBo),
});

export const useLoginWords = loginWords.useWords;
