import { folderTexts } from '@touch/locales/folderTexts';

export const captchaTexts = folderTexts(import.meta.glob<typeof import('./zh')>('./??.ts'));

export const useCaptchaTexts = captchaTexts.useTexts;
