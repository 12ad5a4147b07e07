import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  title: 'Cercle',
  all: 'Tous les cercles',
  noCircles: 'Pas encore de cercle',
  join: 'Rejoindre',
  joined: 'Rejoint',
  post: 'Publier',
  newest: 'Récents',
  hottest: 'Les plus aimés',
  sorted: 'Ordre',
  none: 'Pas encore de message',
  notices: 'Annonces',
  members: (n) => (n === 1 ? '1 membre' : `${n} membres`),
  posts: (n) => (n === 1 ? '1 message' : `${n} messages`),
};
