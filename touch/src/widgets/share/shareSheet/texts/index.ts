import { folderTexts } from '@touch/locales/folderTexts';

export const shareTexts = folderTexts(import.meta.glob<typeof import('./zh')>('./??.ts'));

export const useShareTexts = shareTexts.useTexts;
