import { folderTexts } from '@touch/locales/folderTexts';

export const { loadTexts, useTexts } = folderTexts(import.meta.glob<typeof import('./zh')>('./??.ts'));
