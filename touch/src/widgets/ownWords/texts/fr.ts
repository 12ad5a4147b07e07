import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  whyAndAppeal: 'Motif et recours',
  reason: 'Motif du refus',
  noReason: 'La rédaction n’a pas indiqué de motif.',
  notRefused: 'Ce contenu n’est pas refusé, ou il est de nouveau visible.',
  how: 'Si vous pensez que c’est une erreur, vous pouvez faire un recours, une seule fois. Une autre personne de la rédaction décide\u202f; le résultat arrive dans vos messages.',
  field: 'Vos raisons',
  send: 'Envoyer le recours',
  sent: 'Recours envoyé',
  needsText: 'Indiquez vos raisons',
  tooLong: (most) => `${most} caractères au plus`,
  yourAppeal: 'Votre recours',
  open: 'Reçu\u202f; une autre personne de la rédaction décidera',
  upheld: 'Recours accepté\u00a0: le contenu est de nouveau visible',
  dismissed: 'Recours rejeté',

  delete: 'Supprimer',
  deletePost: 'Supprimer cette publication\u202f?',
  deleteQuestion: 'Supprimer cette question\u202f?',
  deleteYes: 'Supprimer',
  deleted: 'Supprimé',
  nameDeleted: 'Votre nom, votre lieu et vos fichiers sont supprimés',
  postGoes:
    'La publication est supprimée définitivement avec ses images, ses vidéos et ses mentions «\u202fj’aime\u202f». Les commentaires des autres ne s’affichent plus.',
  questionGoes:
    'Une question sans réponse est supprimée définitivement avec ses images, ses enregistrements et ses mentions «\u202fj’aime\u202f». Avec une réponse, son texte et la réponse restent, car la réponse s’adresse à tous\u202f; votre nom, votre portrait, votre lieu, vos images et vos enregistrements sont supprimés.',
  logStays:
    'Reste le journal exigé par la loi\u00a0: heure, compte, adresse réseau et appareil, sans le contenu. Il est supprimé à la fin de son délai.',
};
