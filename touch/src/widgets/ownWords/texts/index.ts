import { folderTexts } from '@touch/locales/folderTexts';

export const ownWordsTexts = folderTexts(import.meta.glob<typeof import('./zh')>('./??.ts'));
