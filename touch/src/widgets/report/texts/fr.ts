import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  title: 'Signaler',
  what: 'Que signalez-vous ?',
  nickname: 'Le nom',
  portrait: 'L’image',
  why: 'Choisissez une raison',
  advert: 'Spam ou publicité',
  abuse: 'Insultes ou attaques',
  indecent: 'Contenu indécent',
  unlawful: 'Illégal ou nuisible',
  untrue: 'Fausses informations',
  other: 'Autre chose',
  send: 'Envoyer',
  reported: 'Merci. Nous allons vérifier.',
};
