import { folderTexts } from '@touch/locales/folderTexts';

export const activityVoteTexts = folderTexts(import.meta.glob<typeof import('./zh')>('./??.ts'));

export const useActivityVoteTexts = activityVoteTexts.useTexts;
