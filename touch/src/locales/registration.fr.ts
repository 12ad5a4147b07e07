import type { RegistrationMessages } from './messages';

export const registrationFr: RegistrationMessages = {
  'registration.signedOut': 'Connectez-vous pour voir votre inscription',
  'registration.none': 'Aucune inscription à votre nom',
  'registration.noneWhy': 'Vous n’êtes peut-être pas encore inscrit, ou avec un autre compte.',
  'registration.status': 'État',
  'registration.toAudit': 'En attente',
  'registration.passed': 'Acceptée',
  'registration.notPassed': 'Refusée',
  'registration.time': 'Quand',
  'registration.place': 'Où',
  'registration.created': 'Inscription le',
  'registration.code': 'Code d’inscription',
  'registration.codeHint': 'Donnez ce code à votre arrivée',
  'registration.answers': 'Vos réponses',
  'registration.noAnswer': 'Non renseigné',
  'registration.openApp': 'Ouvrir l’application',
  'registration.getApp': 'Télécharger l’application',
};
