import { folderTexts } from '@touch/locales/folderTexts';

export const getAppTexts = folderTexts(import.meta.glob<typeof import('./zh')>('./??.ts'));

export const useGetAppTexts = getAppTexts.useTexts;
