import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  title: 'Dossier',
  intro: 'Présentation',
  parts: 'Dans ce dossier',
  morePart: (part) => `Plus\u00a0: ${part}`,
};
