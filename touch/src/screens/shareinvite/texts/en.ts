import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  title: 'Your invitation code',
  signedOut: 'Log in to see your code',
  none: 'Your code could not be found',
  code: 'Your code',
  hint: 'Send it to friends and ask them to enter it on the page “Invitation code”',
  invite: 'Invite friends',
  rules: 'Rules',
  enter: 'Enter another person’s code',
  cardTitle: (name) => `Come and read ${name}`,
  cardText: (code) => `My invitation code ${code}`,
};
