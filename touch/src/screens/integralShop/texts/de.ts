import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  title: 'Punkteübersicht',
  what: 'Nach der Anmeldung sehen Sie Ihre Punkte: Lesen und Kommentieren bringt Punkte, die Produkte unten kosten welche.',
  login: 'Anmelden',
  sum: 'Ihre Punkte',
  today: (score) => `Heute ${score}`,
  parts: 'Punkte',
  days: 'Nach Tagen',
  rules: 'Regeln',
  act: 'Wofür',
  each: 'Je',
  countedToday: 'Heute',
  noRules: 'Hier gibt es keine Punkte',
  products: 'Produkte',
  mine: 'Eingelöst',
  noDays: 'Keine Punkte in den letzten dreißig Tagen',
  noProducts: 'Noch keine Produkte',
  noRedemptions: 'Sie haben noch nichts eingelöst',
  score: (n) => `${n} Punkte`,
  left: (n) => `noch ${n}`,
  soldOut: 'Vergriffen',
  waiting: 'Bereit, Abholung mit diesem Code',
  handedOut: 'Abgeholt',
  cancelled: 'Storniert, Punkte zurückgebucht',
  notForMinors: 'Im Modus für Minderjährige ist der Shop geschlossen',
};
