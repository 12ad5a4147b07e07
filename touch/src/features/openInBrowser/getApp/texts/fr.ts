import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  ios: 'Pour iPhone',
  android: 'Pour Android',
  scan: 'Scannez avec votre téléphone pour l’ouvrir',
  qr: 'Code QR de cette page',
  none: 'L’application n’est pas encore disponible. Revenez plus tard.',
  inApp: 'Vous êtes déjà dans l’application',
  absent: 'Rien ne s’ouvre\u202f? Installez d’abord l’application.',
  inMessenger: 'L’application ne se télécharge pas ici',
};
