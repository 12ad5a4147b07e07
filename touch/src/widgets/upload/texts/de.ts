import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  wrongFormat: 'Nur Bilder im Format jpg, jpeg, png, gif und bmp können gesendet werden',
  going: 'Bild wird gesendet',
  cancel: 'Abbrechen',
  failed: 'Das Bild wurde nicht gesendet. Bitte versuchen Sie es noch einmal',
  again: 'Noch einmal',
  unreadable: 'Dieses Bild lässt sich nicht lesen. Bitte wählen Sie ein anderes',
  portrait: 'Porträt ändern',
  add: 'Bild wählen',
  remove: 'Bild entfernen',
  pictures: 'Bilder',
  most: (most) => `Höchstens ${most} Bilder`,
};
