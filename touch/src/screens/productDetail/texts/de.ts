import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  title: 'Produkt',
  score: (n) => `${n} Punkte`,
  left: (n) => `noch ${n}`,
  soldOut: 'Vergriffen',
  redeem: 'Einlösen',
  loginFirst: 'Zum Einlösen anmelden',
  missing: (n) => `Es fehlen ${n} Punkte`,
  balance: (n) => `Ihre Punkte: ${n}`,
  toMine: 'Eingelöst',
  ready: 'Eingelöst, Abholung mit diesem Code',
  about: 'Über das Produkt',
  gone: 'Dieses Produkt gibt es nicht oder nicht mehr',
  toShop: 'Andere Produkte ansehen',
  sure: 'Dieses Produkt einlösen?',
  costs: (n) => `Das kostet ${n} Punkte`,
  confirm: 'Einlösen',
  sending: 'Wird eingelöst …',
  done: 'Eingelöst',
  howToFetch: 'Zeigen Sie diesen Code bei der Abholung. Sie finden ihn jederzeit unter „Eingelöst“.',
  overLimit: 'Mehr davon kann ein Mitglied nicht einlösen',
  notEnough: 'Nicht genug Punkte',
  notForMinors: 'Im Modus für Minderjährige ist der Shop geschlossen',
};
