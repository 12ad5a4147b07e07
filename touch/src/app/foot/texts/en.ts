import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  aboutUs: 'About us',
  terms: 'Terms',
  privacy: 'Privacy',
  children: 'Children’s data',
  accessibility: 'Accessibility',
  rights: (name) => `© ${name}. All rights reserved.`,
};
