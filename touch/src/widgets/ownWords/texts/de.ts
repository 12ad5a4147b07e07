import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  whyAndAppeal: 'Grund und Widerspruch',
  reason: 'Warum es nicht veröffentlicht wurde',
  noReason: 'Die Redaktion hat keinen Grund genannt.',
  notRefused: 'Das wurde nicht abgelehnt oder ist wieder zu sehen.',
  how: 'Wenn Sie das für falsch halten, können Sie einmal widersprechen. Jemand anderes in der Redaktion entscheidet; das Ergebnis steht in Ihren Nachrichten.',
  field: 'Ihre Begründung',
  send: 'Widerspruch senden',
  sent: 'Widerspruch gesendet',
  needsText: 'Bitte begründen Sie den Widerspruch',
  tooLong: (most) => `Höchstens ${most} Zeichen`,
  yourAppeal: 'Ihr Widerspruch',
  open: 'Eingegangen; jemand anderes in der Redaktion entscheidet',
  upheld: 'Widerspruch angenommen: Es ist wieder zu sehen',
  dismissed: 'Widerspruch abgelehnt',

  delete: 'Löschen',
  deletePost: 'Beitrag wirklich löschen?',
  deleteQuestion: 'Frage wirklich löschen?',
  deleteYes: 'Löschen',
  deleted: 'Gelöscht',
  nameDeleted: 'Ihr Name, Ort und Ihre Dateien sind gelöscht',
  postGoes:
    'Der Beitrag wird mit Bildern, Videos und „Gefällt mir“ endgültig gelöscht. Kommentare anderer sind nicht mehr zu sehen.',
  questionGoes:
    'Eine Frage ohne Antwort wird mit Bildern, Aufnahmen und „Gefällt mir“ endgültig gelöscht. Eine beantwortete bleibt mit Text und Antwort, denn die Antwort ist für alle; Ihr Name, Porträt, Ort, Ihre Bilder und Aufnahmen werden gelöscht.',
  logStays:
    'Es bleibt das gesetzlich verlangte Protokoll: Zeit, Konto, Netzadresse und Gerät, kein Inhalt. Es wird nach Ablauf seiner Frist gelöscht.',
};
