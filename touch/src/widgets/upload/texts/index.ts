import { folderTexts } from '@touch/locales/folderTexts';
import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

/** @see ./zh.ts */
export type UploadTexts = Texts<typeof zh>;

export const uploadTexts = folderTexts(import.meta.glob<typeof import('./zh')>('./??.ts'));

export const useUploadTexts = uploadTexts.useTexts;
