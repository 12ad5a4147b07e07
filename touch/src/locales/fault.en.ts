import type { FaultMessages } from './messages';

export const faultEn: FaultMessages = {
  'fault.noPage': 'There is no such page',
  'fault.failed': 'This page cannot be opened right now',
  'fault.notSent': 'What you entered was not sent',
  'fault.needsScript':
    'This needs a browser that runs JavaScript. Turn it on, go back to the page and try again.',
  'fault.back': 'Back to the page',
};
