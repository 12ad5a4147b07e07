import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  title: 'Amtsträger',
  regions: 'Gebiete',
  all: 'Alle',
  questionsHeading: 'Gestellte Fragen',
  none: 'Noch keine Fragen',
  ask: 'Frage stellen',
  askNamed: (name) => `Frage stellen an ${name}`,
};
