import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  title: 'Classement d’influence',
  periods: 'Période',
  thisWeek: 'Cette semaine',
  lastWeek: 'Semaine dernière',
  thisMonth: 'Ce mois-ci',
  lastMonth: 'Mois dernier',
  what: 'Vous pouvez voter une fois par jour pour chaque chaîne.',
  rules: 'Règles du classement',
  influence: (n) => `Influence ${n}`,
  vote: 'Voter',
  voted: 'A voté',
  counted: 'Votre vote est compté',
  categories: 'Catégories',
  recommended: 'Recommandées',
};
