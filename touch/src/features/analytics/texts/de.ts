import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  consent: 'Die Redaktion darf zählen, was ich lese',
  about:
    'Festgehalten werden nur Artikel, Zeit und eine zufällige Nummer dieses Geräts, nie Name, Telefon oder Konto. So wird die Zeitung besser. Sie können es jederzeit ausschalten.',
  refused: 'Ihr Browser bittet darum, nicht gezählt zu werden. Daran halten wir uns.',
};
