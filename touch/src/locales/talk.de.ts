import type { TalkMessages } from './messages';

export const talkDe: TalkMessages = {
  'talk.write': 'Kommentar schreiben',
  'talk.replyTo': (name) => `Antwort an ${name}`,
  'talk.label': 'Ihr Kommentar',
  'talk.send': 'Veröffentlichen',
  'talk.sending': 'Wird gesendet …',
  'talk.sent': 'Kommentar veröffentlicht',
  'talk.notSent': 'Nicht gesendet. Ihr Text ist noch da.',
  'talk.tooLong': (most) => `Ein Kommentar hat höchstens ${most} Zeichen`,
  'talk.closed': 'Die Kommentare sind geschlossen',
  'talk.refused': 'Einige Wörter sind nicht erlaubt. Bitte ändern Sie den Text.',
  'talk.tooOften': 'Sie kommentieren zu oft. Bitte versuchen Sie es später noch einmal.',
  'talk.picturesGoing': 'Bilder werden noch gesendet. Bitte einen Moment',
  'talk.pictureFailed': 'Ein Bild wurde nicht gesendet. Bitte noch einmal versuchen oder entfernen',

  'talk.delete': 'Kommentar wirklich löschen?',
  'talk.deleteYes': 'Löschen',
  'talk.deleted': 'Kommentar gelöscht',
  'talk.notOwn': 'Sie können nur eigene Kommentare löschen',
  'talk.gone': 'Diesen Kommentar gibt es nicht mehr',

  'talk.report': 'Kommentar melden',
  'talk.reportWhy': 'Bitte wählen Sie einen Grund',
  'talk.advert': 'Spam oder Werbung',
  'talk.abuse': 'Beleidigung oder Angriff',
  'talk.indecent': 'Anstößiger Inhalt',
  'talk.unlawful': 'Rechtswidrig oder schädlich',
  'talk.untrue': 'Falsche Angaben',
  'talk.other': 'Etwas anderes',
  'talk.reportSend': 'Meldung senden',
  'talk.reported': 'Danke. Wir prüfen den Kommentar.',
};
