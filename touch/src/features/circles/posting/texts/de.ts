import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  heading: 'Neuer Beitrag',
  momentHeading: 'Neuer Moment',
  title: 'Titel (freiwillig)',
  content: 'Text',
  send: 'Veröffentlichen',
  sending: 'Wird gesendet …',
  needsContent: 'Bitte schreiben Sie etwas oder fügen Sie ein Bild oder Video hinzu',
  titleTooLong: (n) => `Ein Titel hat höchstens ${n} Zeichen`,
  contentTooLong: (n) => `Ein Text hat höchstens ${n} Zeichen`,
  refusedWords: 'Manche dieser Wörter sind nicht erlaubt. Bitte ändern Sie den Text.',
  sent: 'Gesendet. Nach der Prüfung wird der Beitrag veröffentlicht.',
};
