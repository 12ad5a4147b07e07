import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  title: 'Tip-off',
  formTitle: 'Send a tip-off',
  ownTitle: 'My tip-offs',
};
