import { folderTexts } from '@touch/locales/folderTexts';

export const meTexts = folderTexts(import.meta.glob<typeof import('./zh')>('./??.ts'));

export const useMeTexts = meTexts.useTexts;
