import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  title: 'In focus',
  hot: 'In focus',
  hours: (n) => `${n} hours`,
};
