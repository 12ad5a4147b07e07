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
  sent: 'Question envoyée. Elle sera publiée après vérification.',
};
