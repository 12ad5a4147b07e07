import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  confirm: 'Bitte Nutzungsbedingungen und Datenschutz bestätigen',
  changed: 'Nutzungsbedingungen oder Datenschutz sind neu',
  why: 'Für Ihr Konto brauchen wir Ihre Einwilligung. Zum Lesen nicht.',
  terms: 'Nutzungsbedingungen',
  privacy: 'Datenschutzerklärung',
  agree: 'Ich stimme zu',
  later: 'Später',
  none: 'Von Ihnen ist keine Einwilligung gespeichert.',
  since: (at, current) =>
    current
      ? `Am ${at} haben Sie den heutigen Texten zugestimmt.`
      : `Am ${at} haben Sie früheren Texten zugestimmt; sie haben sich geändert.`,
  withdrawWhat:
    'Nach dem Widerruf wird auf diesem Gerät nichts mehr gezählt, und Ihr Konto ist überall abgemeldet; die nächste Anmeldung fragt neu. Um Ihre Daten zu löschen, schließen Sie das Konto.',
  withdraw: 'Einwilligung widerrufen',
  withdrawSure: 'Widerrufen und abmelden',
  withdrawn: 'Die Einwilligung ist widerrufen',
};
