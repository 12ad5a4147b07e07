import { folderTexts } from '@touch/locales/folderTexts';

export const loginChallengeTexts = folderTexts(import.meta.glob<typeof import('./zh')>('./??.ts'));

export const useLoginChallengeTexts = loginChallengeTexts.useTexts;
