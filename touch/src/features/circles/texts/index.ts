import { folderTexts } from '@touch/locales/folderTexts';

export const circleTexts = folderTexts(import.meta.glob<typeof import('./zh')>('./??.ts'));

export const useCircleTexts = circleTexts.useTexts;
