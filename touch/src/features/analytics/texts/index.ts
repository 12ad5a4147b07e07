import { folderTexts } from '@touch/locales/folderTexts';

export const analyticsTexts = folderTexts(import.meta.glob<typeof import('./zh')>('./??.ts'));
