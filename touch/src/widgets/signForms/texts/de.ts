import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  optional: 'Freiwillig',
  missing: (label) => `Bitte ausfüllen: ${label}`,
  missingChoice: (label) => `Bitte wählen: ${label}`,
  missingPicture: (label) => `Bitte hochladen: ${label}`,
  tooLong: 'Das ist zu lang',
  phone: 'Bitte eine Handynummer mit 11 Ziffern angeben',
  number: 'Bitte eine Zahl angeben',
  date: 'Bitte ein Datum wählen',
  option: 'Bitte eine der Möglichkeiten wählen',
  pictureGoing: 'Ein Bild wird noch gesendet',
  pictureFailed: 'Ein Bild wurde nicht gesendet: noch einmal versuchen oder entfernen',
  region: 'Bitte bis zur letzten Ebene wählen',
  province: 'Provinz',
  city: 'Stadt',
  county: 'Kreis',
  choose: 'Wählen',
};
