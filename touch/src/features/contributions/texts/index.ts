import { folderTexts } from '@touch/locales/folderTexts';

export const tellingTexts = folderTexts(import.meta.glob<typeof import('./zh')>('./??.ts'));

export const useTellingTexts = tellingTexts.useTexts;
