import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  title: 'Votre code d’invitation',
  signedOut: 'Connectez-vous pour voir votre code',
  none: 'Votre code est introuvable',
  code: 'Votre code',
  hint: 'Envoyez-le à vos amis, qui le saisiront à la page «\u202fCode d’invitation\u202f»',
  invite: 'Inviter des amis',
  rules: 'Règles',
  enter: 'Saisir le code d’une autre personne',
  cardTitle: (name) => `Venez lire ${name}`,
  cardText: (code) => `Mon code d’invitation ${code}`,
};
