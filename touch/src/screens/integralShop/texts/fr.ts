import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  title: 'Détail des points',
  what: 'Connectez-vous pour voir vos points : lire et commenter en rapporte, les produits ci-dessous en coûtent.',
  login: 'Se connecter',
  sum: 'Vos points',
  today: (score) => `Aujourd’hui ${score}`,
  parts: 'Points',
  days: 'Par jour',
  rules: 'Règles',
  act: 'Action',
  each: 'Chaque',
  countedToday: 'Aujourd’hui',
  noRules: 'Ce site ne donne pas de points',
  products: 'Produits',
  mine: 'Mes échanges',
  noDays: 'Aucun point ces trente derniers jours',
  noProducts: 'Pas encore de produits',
  noRedemptions: 'Vous n’avez encore rien échangé',
  score: (n) => `${n} points`,
  left: (n) => `encore ${n}`,
  soldOut: 'Épuisé',
  waiting: 'À retirer avec ce code',
  handedOut: 'Retiré',
  cancelled: 'Annulé, points rendus',
  notForMinors: 'La boutique est fermée en mode mineurs',
};
