import { folderTexts } from '@touch/locales/folderTexts';

export const inviteTexts = folderTexts(import.meta.glob<typeof import('./zh')>('./??.ts'));

export const useInviteTexts = inviteTexts.useTexts;
