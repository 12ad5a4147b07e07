import { folderTexts } from '@touch/locales/folderTexts';

export const messengerTexts = folderTexts(import.meta.glob<typeof import('./zh')>('./??.ts'));
