import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  title: 'Report',
  what: 'What do you report?',
  nickname: 'The name',
  portrait: 'The picture',
  why: 'Please choose a reason',
  advert: 'Spam or advertising',
  abuse: 'Insults or attacks',
  indecent: 'Indecent content',
  unlawful: 'Unlawful or harmful',
  untrue: 'False information',
  other: 'Something else',
  send: 'Send report',
  reported: 'Thank you. We will look into it.',
};
