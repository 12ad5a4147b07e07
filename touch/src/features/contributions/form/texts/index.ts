import { folderTexts } from '@touch/locales/folderTexts';

export const formTexts = folderTexts(import.meta.glob<typeof import('./zh')>('./??.ts'));

export const useFormTexts = formTexts.useTexts;
