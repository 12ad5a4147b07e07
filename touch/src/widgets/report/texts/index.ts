import { folderTexts } from '@touch/locales/folderTexts';

export const reportTexts = folderTexts(import.meta.glob<typeof import('./zh')>('./??.ts'));
