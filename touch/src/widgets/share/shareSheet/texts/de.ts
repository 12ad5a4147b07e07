import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  heading: 'Teilen',
  send: 'An Freunde senden',
  copy: 'Link kopieren',
  poster: 'Poster erstellen',
  posterOf: (name) => `Poster: ${name}`,
  posterHint: 'Bild gedrückt halten, um es zu speichern oder zu senden',
  posterFailed: 'Das Poster konnte nicht erstellt werden',
  save: 'Bild speichern',
  inMessenger: 'Tippen Sie oben rechts auf „…“, um dies an Freunde zu senden',
  copied: 'Link kopiert',
  copyFailed: 'Kopieren nicht möglich. Halten Sie die Adresse gedrückt, um sie zu kopieren.',
};
