import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  done: 'Votre vote est pris en compte',
  pending: 'Votre vote est arrivé et comptera après vérification',
  already: 'Vous avez déjà voté',
  noMore: 'Vous n’avez plus de voix',
  noMoreToday: 'Plus de voix pour aujourd’hui\u00a0; revenez demain',
  noMoreHere: 'Plus de voix possible depuis cet appareil',
  tooFast: 'Trop rapide\u00a0; réessayez dans un instant',
  tooOften: 'Trop de tentatives\u00a0; réessayez plus tard',
  notBegun: 'Le vote n’a pas encore commencé',
  over: 'Le vote est terminé',
  repeated: 'Ce vote est déjà arrivé',
  ticketOver: 'Délai dépassé\u00a0; votez de nouveau',
  loginNeeded: 'Connectez-vous d’abord',
  snapshot: 'Choisissez d’abord le service complet en bas de la page, puis votez',
  failed: 'Votre vote n’a pas été accepté\u00a0; réessayez plus tard',
  noMoreForOption: 'Plus de voix pour ce choix\u00a0; choisissez-en un autre',
  wrongCode: 'Le code est faux\u00a0; saisissez le nouveau',
};
