import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  title: 'Link a phone',
  why: 'Please verify a phone number before you comment, post or ask. Your words are kept.',
};
