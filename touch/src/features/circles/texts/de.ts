import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  moment: 'Moment',
  pictures: 'Bilder',
  pinned: 'Angeheftet',
  underReview: 'In Prüfung',
  refused: 'Nicht angenommen',
  ownWaiting: 'Wird geprüft. Bis dahin sehen nur Sie den Beitrag.',
  ownRefused: 'Nicht angenommen. Nur Sie sehen diesen Beitrag.',
  inCircle: 'Aus dem Kreis',
  titleOf: (name) => `Beitrag von ${name}`,
  video: (n) => `Video ${n}`,
};
