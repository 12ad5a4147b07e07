import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  aboutUs: 'About us',
  rights: (name) => `© ${name}. All rights reserved.`,
};
