import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  ios: 'Für iPhone laden',
  android: 'Für Android laden',
  scan: 'Mit dem Telefon scannen und dort öffnen',
  qr: 'QR-Code dieser Seite',
  none: 'Die App ist noch nicht da. Bitte schauen Sie später wieder vorbei.',
  inApp: 'Sie sind schon in der App',
  absent: 'Nichts geöffnet? Bitte laden Sie zuerst die App.',
  inMessenger: 'Hier lässt sich die App nicht laden',
};
