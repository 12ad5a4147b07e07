import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  title: 'Fragethema',
  ask: 'Frage stellen',
  closed: 'Zu diesem Thema werden keine Fragen mehr angenommen',
  newest: 'Neueste',
  hottest: 'Beliebteste',
  questions: (n) => (n === 1 ? '1 Frage' : `${n} Fragen`),
  host: 'Gastgeber',
  none: 'Noch keine Fragen',
  sorted: 'Reihenfolge',
};
