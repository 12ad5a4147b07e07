import type { RegistrationMessages } from './messages';

export const registrationDe: RegistrationMessages = {
  'registration.signedOut': 'Melden Sie sich an, um Ihre Teilnahme zu sehen',
  'registration.none': 'Keine Teilnahme von Ihnen gefunden',
  'registration.noneWhy': 'Vielleicht haben Sie sich noch nicht eingetragen oder ein anderes Konto benutzt.',
  'registration.status': 'Stand',
  'registration.toAudit': 'Wird geprüft',
  'registration.passed': 'Angenommen',
  'registration.notPassed': 'Nicht angenommen',
  'registration.time': 'Wann',
  'registration.place': 'Wo',
  'registration.created': 'Eingetragen',
  'registration.code': 'Teilnahmecode',
  'registration.codeHint': 'Bitte nennen Sie diesen Code vor Ort',
  'registration.answers': 'Ihre Angaben',
  'registration.noAnswer': 'Nicht ausgefüllt',
  'registration.openApp': 'App öffnen',
  'registration.getApp': 'App laden',
};
