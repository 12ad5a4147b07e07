import type { Locale, Texts } from '@touch/locales/messages';
import { texts as bo } from './texts/bo';
import { texts as de } from './texts/de';
import { texts as en } from './texts/en';
import { texts as fr } from './texts/fr';
import { texts as zh } from './texts/zh';

/** Texts of the folder, all of them in the server's code. */
export const serverTexts: Readonly<Record<Locale, Texts<typeof zh>>> = { zh, en, de, fr, bo };
