import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  add: 'Video oder Aufnahme hinzufügen',
  going: 'Wird hochgeladen',
  arrived: 'Hochgeladen',
  remove: 'Entfernen',
  failed: 'Das Hochladen wurde unterbrochen. Das Gesendete bleibt erhalten.',
  again: 'Fortsetzen',
  refused: 'Die Datei wurde nicht angenommen. Bitte wählen Sie eine andere.',
  wrongFormat: 'Nur Videos und Aufnahmen können hinzugefügt werden',
  tooLarge: (n) => `Eine Datei hat höchstens ${n} MB`,
  most: (n) => `Höchstens ${n} Videos oder Aufnahmen`,
};
