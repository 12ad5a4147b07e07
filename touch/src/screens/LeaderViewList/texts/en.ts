import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  title: 'Officials',
  regions: 'Regions',
  all: 'All',
  asked: 'Questions asked',
  none: 'No questions yet',
};
