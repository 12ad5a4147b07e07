import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  about: 'Über diese Sendung',
  parts: 'Teile der Live-Sendung',
  reports: 'Meldungen',
  comments: 'Chat',
  order: 'Reihenfolge der Meldungen',
  newest: 'Neueste zuerst',
  oldest: 'Älteste zuerst',
  newReports: (n) => (n === 1 ? '1 neue Meldung' : `${n} neue Meldungen`),
  pinned: 'Angeheftet',
  none: 'Noch keine Meldungen',
  noneYet: 'Meldungen erscheinen hier, sobald es losgeht',
  starts: (when) => `Beginn: ${when}`,
  startsSoon: 'Beginnt gleich',
  countdown: (days, clock) =>
    days > 0 ? `Noch ${days === 1 ? '1 Tag' : `${days} Tage`} ${clock}` : `Noch ${clock}`,
  remind: 'Erinnern',
  noPlayback: 'Die Sendung ist zu Ende; es gibt keine Aufzeichnung',
  lines: 'Kanäle',
  line: (n) => `Kanal ${n}`,
  picture: (n) => `Bild ${n} öffnen`,
  audio: 'Ton',
  gifts: 'Geschenke',
  notConnected: 'Nicht verbunden',
  connected: 'Verbunden',
  closing: 'Verbindung wird geschlossen',
  closed: 'Verbindung geschlossen',
  noLive: 'Diese Live-Berichterstattung gibt es nicht',
};
