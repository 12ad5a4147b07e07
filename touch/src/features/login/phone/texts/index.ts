import { folderTexts } from '@touch/locales/folderTexts';

export const phoneTexts = folderTexts(import.meta.glob<typeof import('./zh')>('./??.ts'));
