import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  aboutUs: 'Über uns',
  terms: 'Nutzungsbedingungen',
  privacy: 'Datenschutz',
  children: 'Daten von Kindern',
  accessibility: 'Barrierefreiheit',
  rights: (name) => `© ${name}. Alle Rechte vorbehalten.`,
};
