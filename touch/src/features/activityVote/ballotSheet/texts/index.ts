import { folderTexts } from '@touch/locales/folderTexts';

export const sheetTexts = folderTexts(import.meta.glob<typeof import('./zh')>('./??.ts'));

export const useSheetTexts = sheetTexts.useTexts;
