import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  title: 'Im Blickpunkt',
  hot: 'Im Blickpunkt',
  hours: (n) => `${n} Stunden`,
};
