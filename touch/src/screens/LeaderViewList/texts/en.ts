import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  title: 'Officials',
  regions: 'Regions',
  all: 'All',
  questionsHeading: 'Questions asked',
  none: 'No questions yet',
  ask: 'Ask',
  askNamed: (name) => `Ask ${name}`,
};
