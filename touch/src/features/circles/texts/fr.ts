import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  moment: 'Instant',
  pictures: 'Photos',
  pinned: 'Épinglé',
  underReview: 'En vérification',
  refused: 'Non retenu',
  ownWaiting: 'En cours de vérification. Vous seul le voyez pour l’instant.',
  ownRefused: 'Ce message n’a pas été retenu. Vous seul le voyez.',
  inCircle: 'Publié dans',
  titleOf: (name) => `Message de ${name}`,
  video: (n) => `Vidéo ${n}`,
};
