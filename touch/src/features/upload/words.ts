import { partWords } from '@touch/locales/partWords';

/** The words of sending a picture. */
export const uploadWords = partWords({
  zh: () => import('@touch/locales/upload.zh').then((part) => part.uploadZh),
  en: () => import('@touch/locales/upload.en').then((part) => part.uploadEn),
  de: () => import('@touch/locales/upload.de').then((part) => part.uploadDe),
  fr: () => import('@touch/locales/upload.fr').then((part) => part.uploadFr),
  bo: () => import('@touch/locales/upload.bo').then((part) => part.uploadBo),
});

export const useUploadWords = uploadWords.useWords;
