import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  title: 'Chaînes',
  categories: 'Rubriques',
  below: 'Sous-rubriques',
  recommended: 'Recommandées',
  rank: 'Classement d’influence',
  none: 'Pas encore de chaîne dans cette rubrique',
  sharedBy: (paper) => `Partagé par ${paper}`,
};
