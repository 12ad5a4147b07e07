import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  addClip: 'Video oder Aufnahme hinzufügen',
  clipGoing: 'Wird hochgeladen',
  clipArrived: 'Hochgeladen',
  removeClip: 'Entfernen',
  clipFailed: 'Das Hochladen wurde unterbrochen. Das Gesendete bleibt erhalten.',
  clipAgain: 'Fortsetzen',
  clipRefused: 'Die Datei wurde nicht angenommen. Bitte wählen Sie eine andere.',
  clipFormat: 'Nur Videos und Aufnahmen können hinzugefügt werden',
  clipTooLarge: (n) => `Eine Datei hat höchstens ${n} MB`,
  mostClips: (n) => `Höchstens ${n} Videos oder Aufnahmen`,
  addVideo: 'Video hinzufügen',
  videoFormat: 'Nur ein Video kann hinzugefügt werden',
  mostVideos: (n) => (n === 1 ? 'Höchstens ein Video' : `Höchstens ${n} Videos`),
  mediaGoing: 'Dateien werden noch hochgeladen',
  mediaFailed: 'Eine Datei wurde nicht hochgeladen. Bitte noch einmal versuchen oder entfernen.',
};
