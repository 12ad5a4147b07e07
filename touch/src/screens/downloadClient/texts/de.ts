import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  title: 'App herunterladen',
  heading: (name) => `${name} als App`,
  why: 'Eilmeldungen, Lesen ohne Netz, Anmelden und Abstimmen gehen in der App leichter.',
};
