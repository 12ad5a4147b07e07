import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  title: 'Produit',
  score: (n) => `${n} points`,
  left: (n) => `encore ${n}`,
  soldOut: 'Épuisé',
  redeem: 'Échanger',
  loginFirst: 'Se connecter pour échanger',
  missing: (n) => `Il manque ${n} points`,
  balance: (n) => `Vos points : ${n}`,
  toMine: 'Mes échanges',
  ready: 'Échangé, à retirer avec ce code',
  about: 'À propos du produit',
  gone: 'Ce produit n’existe pas ou n’est plus proposé',
  toShop: 'Voir d’autres produits',
  sure: 'Échanger ce produit ?',
  costs: (n) => `Cela coûte ${n} points`,
  confirm: 'Échanger',
  sending: 'Échange en cours…',
  done: 'Échangé',
  howToFetch: 'Montrez ce code au retrait. Vous le retrouvez dans « Mes échanges ».',
  overLimit: 'Vous avez atteint le nombre permis par membre',
  notEnough: 'Pas assez de points',
  notForMinors: 'La boutique est fermée en mode mineurs',
};
