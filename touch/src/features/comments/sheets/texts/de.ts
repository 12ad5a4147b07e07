import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  write: 'Kommentar schreiben',
  replyTo: (name) => `Antwort an ${name}`,
  label: 'Ihr Kommentar',
  send: 'Veröffentlichen',
  sending: 'Wird gesendet …',
  sent: 'Kommentar veröffentlicht',
  notSent: 'Nicht gesendet. Ihr Text ist noch da.',
  tooLong: (most) => `Ein Kommentar hat höchstens ${most} Zeichen`,
  closed: 'Die Kommentare sind geschlossen',
  refused: 'Einige Wörter sind nicht erlaubt. Bitte ändern Sie den Text.',
  tooOften: 'Sie kommentieren zu oft. Bitte versuchen Sie es später noch einmal.',
  picturesGoing: 'Bilder werden noch gesendet. Bitte einen Moment',
  pictureFailed: 'Ein Bild wurde nicht gesendet. Bitte noch einmal versuchen oder entfernen',

  delete: 'Kommentar wirklich löschen?',
  deleteWhat:
    'Der Kommentar wird mit seinen Bildern endgültig gelöscht; Antworten darunter sind nicht mehr zu sehen. Es bleibt das gesetzlich verlangte Protokoll: Zeit, Konto, Netzadresse und Gerät, kein Inhalt. Es wird nach Ablauf seiner Frist gelöscht.',
  deleteYes: 'Löschen',
  deleted: 'Kommentar gelöscht',
  notOwn: 'Sie können nur eigene Kommentare löschen',
  gone: 'Diesen Kommentar gibt es nicht mehr',
};
