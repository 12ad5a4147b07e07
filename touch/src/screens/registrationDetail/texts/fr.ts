import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  title: 'Détail de l’inscription',
  signedOut: 'Connectez-vous pour voir votre inscription',
  none: 'Aucune inscription à votre nom',
  noneWhy: 'Vous n’êtes peut-être pas encore inscrit, ou avec un autre compte.',
  status: 'État',
  toAudit: 'En attente',
  passed: 'Acceptée',
  notPassed: 'Refusée',
  waiting: 'Sur liste d’attente',
  time: 'Quand',
  place: 'Où',
  created: 'Inscription le',
  code: 'Code d’inscription',
  codeHint: 'Donnez ce code à votre arrivée',
  voucher: 'Afficher le bon avec son code QR',
  answers: 'Vos réponses',
  noAnswer: 'Non renseigné',
  openApp: 'Ouvrir l’application',
  getApp: 'Télécharger l’application',
};
