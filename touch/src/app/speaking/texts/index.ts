import { folderTexts } from '@touch/locales/folderTexts';

export const speakingTexts = folderTexts(import.meta.glob<typeof import('./zh')>('./??.ts'));
