import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  title: 'Kanäle',
  categories: 'Rubriken',
  below: 'Unterrubriken',
  recommended: 'Empfohlen',
  rank: 'Einfluss-Rangliste',
  none: 'In dieser Rubrik gibt es noch keine Kanäle',
  sharedBy: (paper) => `Geteilt von ${paper}`,
};
