import type { UploadMessages } from './messages';

export const uploadDe: UploadMessages = {
  'upload.wrongFormat': 'Nur Bilder im Format jpg, jpeg, png, gif und bmp können gesendet werden',
  'upload.going': 'Bild wird gesendet',
  'upload.cancel': 'Abbrechen',
  'upload.failed': 'Das Bild wurde nicht gesendet. Bitte versuchen Sie es noch einmal',
  'upload.again': 'Noch einmal',
  'upload.unreadable': 'Dieses Bild lässt sich nicht lesen. Bitte wählen Sie ein anderes',
  'upload.portrait': 'Porträt ändern',
  'upload.add': 'Bild hinzufügen',
  'upload.remove': 'Bild entfernen',
  'upload.pictures': 'Bilder',
  'upload.most': (most) => `Höchstens ${most} Bilder`,
};
