import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  wrongFormat: 'Seules les images jpg, jpeg, png, gif et bmp peuvent être envoyées',
  going: 'Envoi de l’image',
  cancel: 'Annuler',
  failed: 'L’image n’a pas été envoyée. Veuillez réessayer',
  again: 'Réessayer',
  unreadable: 'Cette image est illisible. Choisissez-en une autre',
  portrait: 'Changer de portrait',
  add: 'Ajouter une image',
  remove: 'Retirer l’image',
  pictures: 'Images',
  most: (most) => `${most} images au maximum`,
};
