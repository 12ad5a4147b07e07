import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  heading: 'Poser une question',
  title: 'Question',
  content: 'Précisions (facultatif)',
  send: 'Envoyer',
  sending: 'Envoi…',
  needsTitle: 'Écrivez votre question',
  titleTooLong: (n) => `Une question compte au plus ${n} caractères`,
  contentTooLong: (n) => `Les précisions comptent au plus ${n} caractères`,
  refusedWords: 'Certains mots ne sont pas admis. Modifiez votre texte.',
  mediaGoing: 'Des fichiers sont encore en cours d’envoi',
  mediaFailed: 'Un fichier n’a pas été envoyé. Réessayez ou retirez-le.',
  sent: 'Question envoyée. Elle sera publiée après vérification.',
};
