import type { UploadMessages } from './messages';

export const uploadFr: UploadMessages = {
  'upload.wrongFormat': 'Seules les images jpg, jpeg, png, gif et bmp peuvent être envoyées',
  'upload.going': 'Envoi de l’image',
  'upload.cancel': 'Annuler',
  'upload.failed': 'L’image n’a pas été envoyée. Veuillez réessayer',
  'upload.again': 'Réessayer',
  'upload.unreadable': 'Cette image est illisible. Choisissez-en une autre',
  'upload.portrait': 'Changer de portrait',
  'upload.add': 'Ajouter une image',
  'upload.remove': 'Retirer l’image',
  'upload.pictures': 'Images',
  'upload.most': (most) => `${most} images au maximum`,
};
