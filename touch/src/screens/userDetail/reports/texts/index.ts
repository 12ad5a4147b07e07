import { folderTexts } from '@touch/locales/folderTexts';

export const reportListTexts = folderTexts(import.meta.glob<typeof import('./zh')>('./??.ts'));
