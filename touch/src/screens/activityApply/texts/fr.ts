import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  title: 'Inscription',
  send: 'Envoyer',
  sendChange: 'Enregistrer',
  sending: 'Envoi…',
  sent: 'Vous êtes inscrit',
  sendWaiting: 'Rejoindre la liste d’attente',
  sentWaiting: 'Vous êtes sur la liste d’attente',
  waitingRule: (n) =>
    `Complet, ${n} en attente. Quand une place se libère, elle revient à la première personne de la liste, qui reçoit un message.`,
  changed: 'Modifié',
  draftKept: 'Vos réponses restent sur cet appareil et vous attendent après la connexion.',
  repeated: 'Une autre inscription utilise déjà cette réponse',
  wrong: 'Vérifiez cette réponse',
  refused: 'L’envoi a échoué. Réessayez plus tard.',
  notStarted: 'Inscriptions pas encore ouvertes',
  signUpEnded: 'Inscriptions closes',
  full: 'Complet',
  ended: 'L’événement est terminé',
  none: 'Aucune inscription n’est nécessaire',
  applied: 'Vous êtes déjà inscrit',
  getApp: 'Télécharger l’application',
  toActivity: 'Voir l’événement',
  toMine: 'Voir mon inscription',
};
