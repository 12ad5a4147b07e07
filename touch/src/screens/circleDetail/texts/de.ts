import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  title: 'Kreis',
  all: 'Alle Kreise',
  noCircles: 'Noch keine Kreise',
  join: 'Beitreten',
  joined: 'Beigetreten',
  post: 'Beitrag schreiben',
  newest: 'Neueste',
  hottest: 'Beliebteste',
  sorted: 'Reihenfolge',
  none: 'Noch keine Beiträge',
  notices: 'Hinweise',
  members: (n) => (n === 1 ? '1 Mitglied' : `${n} Mitglieder`),
  posts: (n) => (n === 1 ? '1 Beitrag' : `${n} Beiträge`),
};
