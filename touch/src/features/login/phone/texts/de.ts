import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  title: 'Telefon verknüpfen',
  why: 'Bitte bestätigen Sie eine Telefonnummer, bevor Sie kommentieren, posten oder fragen. Ihr Text bleibt erhalten.',
};
