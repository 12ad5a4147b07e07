import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  aboutUs: 'Über uns',
  rights: (name) => `© ${name}. Alle Rechte vorbehalten.`,
};
