import { folderTexts } from '@touch/locales/folderTexts';

export const questionTexts = folderTexts(import.meta.glob<typeof import('./zh')>('./??.ts'));

export const useQuestionTexts = questionTexts.useTexts;
