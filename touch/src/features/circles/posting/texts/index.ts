import { folderTexts } from '@touch/locales/folderTexts';

export const postingTexts = folderTexts(import.meta.glob<typeof import('./zh')>('./??.ts'));

export const usePostingTexts = postingTexts.useTexts;
