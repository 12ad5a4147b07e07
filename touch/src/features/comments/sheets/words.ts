import { partWords } from '@touch/locales/partWords';

/** The words of the sheets around comments. */
export const talkWords = partWords({
  zh: () => import('@touch/locales/talk.zh').then((part) => part.talkZh),
  en: () => import('@touch/locales/talk.en').then((part) => part.talkEn),
  de: () => import('@touch/locales/talk.de').then((part) => part.talkDe),
  fr: () => import('@touch/locales/talk.fr').then((part) => part.talkFr),
  bo: () => import('@touch/locales/talk.bo').then((part) => part.talkBo),
});

export const useTalkWords = talkWords.useWords;
