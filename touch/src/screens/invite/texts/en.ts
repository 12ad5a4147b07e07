import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  title: 'Invitation code',
  why: 'Enter your friend’s code to record who invited you. It is recorded once for a member and once for a phone.',
  label: 'Invitation code',
  send: 'Confirm',
  sending: 'Sending…',
  needsCode: 'Please enter the code',
  unknown: 'There is no such code. Please check it.',
  own: 'This is your own code',
  recorded: 'Recorded',
  by: (name) => `You were invited by ${name}.`,
  memberKnown: 'You have entered a code before',
  memberKnownBy: (name) => `You have entered a code before. You were invited by ${name}.`,
  deviceKnown: 'A code has been used on this phone before',
  ownCode: 'My own code',
};
