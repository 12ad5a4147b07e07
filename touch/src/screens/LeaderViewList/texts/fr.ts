import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  title: 'Responsables',
  regions: 'Territoires',
  all: 'Tous',
  questionsHeading: 'Questions posées',
  none: 'Pas encore de question',
  ask: 'Poser une question',
  askNamed: (name) => `Poser une question à ${name}`,
};
