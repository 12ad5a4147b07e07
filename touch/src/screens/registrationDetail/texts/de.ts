import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  title: 'Details der Anmeldung',
  signedOut: 'Melden Sie sich an, um Ihre Teilnahme zu sehen',
  none: 'Keine Teilnahme von Ihnen gefunden',
  noneWhy: 'Vielleicht haben Sie sich noch nicht eingetragen oder ein anderes Konto benutzt.',
  status: 'Stand',
  toAudit: 'Wird geprüft',
  passed: 'Angenommen',
  notPassed: 'Nicht angenommen',
  waiting: 'Auf der Warteliste',
  time: 'Wann',
  place: 'Wo',
  created: 'Eingetragen',
  code: 'Teilnahmecode',
  codeHint: 'Bitte nennen Sie diesen Code vor Ort',
  voucher: 'Gutschein mit QR-Code zeigen',
  answers: 'Ihre Angaben',
  noAnswer: 'Nicht ausgefüllt',
  openApp: 'App öffnen',
  getApp: 'App laden',
};
