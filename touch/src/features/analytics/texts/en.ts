import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  consent: 'Let the newsroom count what I read',
  about:
    'Only the article, the time and a random number of this device are recorded, never your name, phone or account. It helps to make a better paper. You can turn it off at any time.',
  refused: 'Your browser asks not to be counted, and we comply.',
};
