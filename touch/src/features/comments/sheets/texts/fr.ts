import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  write: 'Écrire un commentaire',
  replyTo: (name) => `Répondre à ${name}`,
  label: 'Votre commentaire',
  send: 'Publier',
  sending: 'Envoi en cours…',
  sent: 'Commentaire publié',
  notSent: 'Le commentaire n’est pas parti. Votre texte est toujours là.',
  tooLong: (most) => `${most} caractères au plus par commentaire`,
  closed: 'Les commentaires sont fermés',
  refused: 'Certains mots ne sont pas acceptés. Modifiez votre texte.',
  tooOften: 'Vous commentez trop souvent. Réessayez plus tard.',
  picturesGoing: 'Des images sont encore en cours d’envoi. Un instant, s’il vous plaît',
  pictureFailed: 'Une image n’a pas été envoyée. Réessayez ou retirez-la',

  delete: 'Supprimer ce commentaire\u202f?',
  deleteWhat:
    'Le commentaire est supprimé définitivement avec ses images\u202f; les réponses ne s’affichent plus. Reste le journal exigé par la loi\u00a0: heure, compte, adresse réseau et appareil, sans le contenu. Il est supprimé à la fin de son délai.',
  deleteYes: 'Supprimer',
  deleted: 'Commentaire supprimé',
  notOwn: 'Vous ne pouvez supprimer que vos commentaires',
  gone: 'Ce commentaire n’existe plus',
};
