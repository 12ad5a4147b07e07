import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  picture: 'Caractères de l’image',
  pictureShown: 'Image avec un code',
  answer: 'Réponse',
  other: 'Une autre',
  questionInstead: 'Illisible\u00a0? Répondre à une question',
  pictureInstead: 'Revenir à l’image',
  failed: 'Le code ne s’est pas chargé',
  codeMissing: 'Saisissez le code',
  codeExpired: 'Le code avait expiré\u00a0; en voici un nouveau',
  working: 'Un instant, la vérification se termine',
  workFailed: 'Ce navigateur n’a pas pu terminer la vérification. Utilisez une image ou un autre navigateur',
};
