import { folderTexts } from '@touch/locales/folderTexts';

export const minorsTexts = folderTexts(import.meta.glob<typeof import('./zh')>('./??.ts'));
