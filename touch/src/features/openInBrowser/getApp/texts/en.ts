import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  ios: 'Get it for iPhone',
  android: 'Get it for Android',
  scan: 'Scan this with your phone to open it there',
  qr: 'QR code of this page',
  none: 'The app is not out yet. Please come back later.',
  inApp: 'You are in the app already',
  absent: 'Nothing opened? Please get the app first.',
  inMessenger: 'The app cannot be downloaded in here',
};
