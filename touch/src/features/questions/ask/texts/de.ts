import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  heading: 'Frage stellen',
  title: 'Frage',
  content: 'Einzelheiten (freiwillig)',
  send: 'Absenden',
  sending: 'Wird gesendet …',
  needsTitle: 'Bitte schreiben Sie Ihre Frage',
  titleTooLong: (n) => `Eine Frage hat höchstens ${n} Zeichen`,
  contentTooLong: (n) => `Die Einzelheiten haben höchstens ${n} Zeichen`,
  refusedWords: 'Manche dieser Wörter sind nicht erlaubt. Bitte ändern Sie den Text.',
  sent: 'Gesendet. Nach der Prüfung wird die Frage veröffentlicht.',
};
