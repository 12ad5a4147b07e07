import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  noPage: 'There is no such page',
  failed: 'This page cannot be opened right now',
  notSent: 'What you entered was not sent',
  needsScript: 'This needs a browser that runs JavaScript. Turn it on, go back to the page and try again.',
  back: 'Back to the page',
  notice: 'Notice',
  useChrome: 'On a computer, we recommend the Chrome browser',
};
