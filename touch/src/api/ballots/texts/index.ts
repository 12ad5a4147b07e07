import { folderTexts } from '@touch/locales/folderTexts';
import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

/** @see ./zh.ts */
export type ReplyTexts = Texts<typeof zh>;

export const replyTexts = folderTexts(import.meta.glob<typeof import('./zh')>('./??.ts'));

export const useReplyTexts = replyTexts.useTexts;
