import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  heading: 'Nouveau message',
  momentHeading: 'Nouvel instant',
  title: 'Titre (facultatif)',
  content: 'Texte',
  send: 'Publier',
  sending: 'Envoi…',
  needsContent: 'Écrivez quelque chose ou ajoutez une image ou une vidéo',
  titleTooLong: (n) => `Un titre compte au plus ${n} caractères`,
  contentTooLong: (n) => `Un texte compte au plus ${n} caractères`,
  refusedWords: 'Certains mots ne sont pas admis. Modifiez votre texte.',
  sent: 'Message envoyé. Il sera publié après vérification.',
};
