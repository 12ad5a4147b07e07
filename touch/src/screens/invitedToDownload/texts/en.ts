import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  title: 'Invitation to the app',
  heading: (name) => `A friend invites you to read ${name}`,
  code: 'Your friend’s code',
  wrong: 'This code is not right. Please ask your friend again. You can get the app all the same.',
  how: 'How to use the code',
  first: 'Get the app and open it',
  second: 'Log in with your phone number',
  third: 'Enter this number on the page “Invitation code”',
  enter: 'Enter it here instead',
  share: (name) => `${name}: read today’s news today.`,
};
