import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  heading: 'Partager',
  send: 'Envoyer à des amis',
  copy: 'Copier le lien',
  poster: 'Créer une affiche',
  posterOf: (name) => `Affiche : ${name}`,
  posterHint: 'Appuyez longuement sur l’image pour l’enregistrer ou l’envoyer',
  posterFailed: 'L’affiche n’a pas pu être créée',
  save: 'Enregistrer l’image',
  inMessenger: 'Touchez «\u202f…\u202f» en haut à droite pour l’envoyer à des amis',
  copied: 'Lien copié',
  copyFailed: 'Copie impossible. Appuyez longuement sur l’adresse pour la copier.',
};
