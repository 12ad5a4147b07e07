import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  tipoff: 'Qu’avez-vous vu ?',
  tipoffHint: 'Quand, où, ce qui s’est passé',
  needsTipoff: 'Écrivez ce que vous avez vu, ou ajoutez une image ou une vidéo',
  media: 'Images, vidéos et enregistrements (facultatif)',
  addPlace: 'Ajouter le lieu',
  removePlace: 'Retirer le lieu',
  place: 'Lieu (facultatif)',
  contact: 'Comment vous joindre (facultatif)',
  contactHint: 'Réservé à la rédaction',
  tipoffNote:
    'Votre nom et vos coordonnées ne sont jamais publiés, et une alerte ne figure dans aucune liste.',
  signInNote: 'Connectez-vous avant l’envoi pour voir la suite donnée.',
  sendTipoff: 'Envoyer l’alerte',
  sending: 'Envoi…',
  tooLong: (n) => `Au plus ${n} caractères`,
  refusedWords: 'Certains mots ne sont pas admis. Modifiez votre texte.',
  received: 'Nous avons reçu votre alerte',
  receivedText: 'Merci. La rédaction la vérifiera bientôt.',
  tellMore: 'Envoyer une autre alerte',
  contribute: 'Proposer un texte',
  title: 'Titre',
  content: 'Texte',
  needsTitle: 'Écrivez un titre',
  needsContent: 'Écrivez un texte',
  sendContribution: 'Envoyer',
  contributed: 'Envoyé. Le texte attend sa relecture.',
};
