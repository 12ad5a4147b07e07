import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  title: 'Berichte',
  about: (name) => `Berichte über ${name}`,
  by: (name) => `Artikel von ${name}`,
  profile: 'Porträt',
};
