import { folderTexts } from '@touch/locales/folderTexts';

export const consentTexts = folderTexts(import.meta.glob<typeof import('./zh')>('./??.ts'));
export const useConsentTexts = consentTexts.useTexts;
