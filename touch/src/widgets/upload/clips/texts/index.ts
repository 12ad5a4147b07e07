import { folderTexts } from '@touch/locales/folderTexts';

export const clipTexts = folderTexts(import.meta.glob<typeof import('./zh')>('./??.ts'));

export const useClipTexts = clipTexts.useTexts;
