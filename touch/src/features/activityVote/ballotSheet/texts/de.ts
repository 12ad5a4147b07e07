import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  title: 'Stimmzettel abgeben',
  forReview: 'Nur zur Prüfung des Stimmzettels, wird nie veröffentlicht',
  send: 'Abgeben',
  sending: 'Wird gesendet …',
};
