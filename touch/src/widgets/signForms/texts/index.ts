import { folderTexts } from '@touch/locales/folderTexts';

export const signFormTexts = folderTexts(import.meta.glob<typeof import('./zh')>('./??.ts'));

export const useSignFormTexts = signFormTexts.useTexts;
