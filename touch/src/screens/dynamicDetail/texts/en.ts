import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  title: 'Reporter’s update',
  pictures: 'Pictures',
  titleOf: (name) => `Update from ${name}`,
};
