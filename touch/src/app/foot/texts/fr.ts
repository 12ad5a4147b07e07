import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  aboutUs: 'À propos',
  terms: 'Conditions d’utilisation',
  privacy: 'Confidentialité',
  children: 'Données des enfants',
  accessibility: 'Accessibilité',
  rights: (name) => `© ${name}. Tous droits réservés.`,
};
