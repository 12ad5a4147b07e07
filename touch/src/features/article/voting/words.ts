import { partWords } from '@touch/locales/partWords';

/** The words of voting. */
export const voteWords = partWords({
  zh: () => import('@touch/locales/vote.zh').then((part) => part.voteZh),
  en: () => import('@touch/locales/vote.en').then((part) => part.voteEn),
  de: () => import('@touch/locales/vote.de').then((part) => part.voteDe),
  fr: () => import('@touch/locales/vote.fr').then((part) => part.voteFr),
  bo: () => import('@touch/locales/vote.bo').then((part) => part.voteBo),
});

export const useVoteWords = voteWords.useWords;
