import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  title: 'Temps fort',
  hot: 'Temps fort',
  hours: (n) => `${n}\u00a0h`,
};
