import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  picture: 'Code de l’image',
  pictureShown: 'Image contenant le code',
  otherPicture: 'Autre image',
  questionInstead: 'Illisible\u202f? Répondre à une question',
  pictureInstead: 'Revenir à l’image',
  answer: 'Votre réponse',
  challengeFailed: 'Le code de l’image n’a pas pu être chargé',
  codeExpired: 'Le code avait expiré\u202f; en voici un nouveau',
  working: 'Un instant, la vérification se termine',
  workFailed: 'Ce navigateur n’a pas pu terminer la vérification. Utilisez une image ou un autre navigateur',
};
