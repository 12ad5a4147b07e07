import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  title: 'Send your ballot',
  forReview: 'Used to check the ballot only, never published',
  send: 'Send',
  sending: 'Sending…',
};
