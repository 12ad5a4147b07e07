import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  title: 'Einfluss-Rangliste',
  periods: 'Zeitraum',
  thisWeek: 'Diese Woche',
  lastWeek: 'Letzte Woche',
  thisMonth: 'Dieser Monat',
  lastMonth: 'Letzter Monat',
  what: 'Sie können jeden Tag einmal für jeden Kanal stimmen.',
  rules: 'Regeln der Rangliste',
  influence: (n) => `Einfluss ${n}`,
  vote: 'Stimmen',
  voted: 'Gestimmt',
  counted: 'Ihre Stimme zählt',
  categories: 'Kategorien',
  recommended: 'Empfohlen',
};
