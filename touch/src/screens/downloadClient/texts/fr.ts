import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  title: 'Télécharger l’application',
  heading: (name) => `${name} dans une application`,
  why: 'Alertes, lecture hors ligne, inscriptions et votes sont plus simples dans l’application.',
};
