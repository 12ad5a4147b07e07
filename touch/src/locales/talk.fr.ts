import type { TalkMessages } from './messages';

export const talkFr: TalkMessages = {
  'talk.write': 'Écrire un commentaire',
  'talk.replyTo': (name) => `Répondre à ${name}`,
  'talk.label': 'Votre commentaire',
  'talk.send': 'Publier',
  'talk.sending': 'Envoi en cours…',
  'talk.sent': 'Commentaire publié',
  'talk.notSent': 'Le commentaire n’est pas parti. Votre texte est toujours là.',
  'talk.tooLong': (most) => `${most} caractères au plus par commentaire`,
  'talk.closed': 'Les commentaires sont fermés',
  'talk.refused': 'Certains mots ne sont pas acceptés. Modifiez votre texte.',
  'talk.tooOften': 'Vous commentez trop souvent. Réessayez plus tard.',
  'talk.picturesGoing': 'Des images sont encore en cours d’envoi. Un instant, s’il vous plaît',
  'talk.pictureFailed': 'Une image n’a pas été envoyée. Réessayez ou retirez-la',

  'talk.delete': 'Supprimer ce commentaire\u202f?',
  'talk.deleteYes': 'Supprimer',
  'talk.deleted': 'Commentaire supprimé',
  'talk.notOwn': 'Vous ne pouvez supprimer que vos commentaires',
  'talk.gone': 'Ce commentaire n’existe plus',

  'talk.report': 'Signaler le commentaire',
  'talk.reportWhy': 'Choisissez une raison',
  'talk.advert': 'Spam ou publicité',
  'talk.abuse': 'Insultes ou attaques',
  'talk.indecent': 'Contenu indécent',
  'talk.unlawful': 'Illégal ou nuisible',
  'talk.untrue': 'Fausses informations',
  'talk.other': 'Autre chose',
  'talk.reportSend': 'Envoyer',
  'talk.reported': 'Merci. Nous allons vérifier.',
};
