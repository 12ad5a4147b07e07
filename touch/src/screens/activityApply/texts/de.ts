import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  title: 'Anmeldung zur Aktion',
  send: 'Absenden',
  sendChange: 'Änderungen speichern',
  sending: 'Wird gesendet…',
  sent: 'Sie sind angemeldet',
  sendWaiting: 'Auf die Warteliste',
  sentWaiting: 'Sie stehen auf der Warteliste',
  waitingRule: (n) =>
    `Alle Plätze sind vergeben, ${n} auf der Warteliste. Wird ein Platz frei, bekommt ihn, wer am längsten wartet, und eine Nachricht dazu.`,
  changed: 'Geändert',
  draftKept: 'Ihre Angaben bleiben auf diesem Gerät und sind nach dem Anmelden noch da.',
  repeated: 'Eine andere Anmeldung verwendet das bereits',
  wrong: 'Bitte prüfen Sie diese Angabe',
  refused: 'Das wurde nicht gesendet. Bitte später noch einmal versuchen.',
  notStarted: 'Anmeldung noch nicht möglich',
  signUpEnded: 'Anmeldung beendet',
  full: 'Alle Plätze sind vergeben',
  ended: 'Die Aktion ist beendet',
  none: 'Für diese Aktion ist keine Anmeldung nötig',
  applied: 'Sie sind bereits angemeldet',
  getApp: 'App laden',
  toActivity: 'Zur Aktion',
  toMine: 'Meine Anmeldung ansehen',
};
