import { folderTexts } from '@touch/locales/folderTexts';

export const askTexts = folderTexts(import.meta.glob<typeof import('./zh')>('./??.ts'));

export const useAskTexts = askTexts.useTexts;
