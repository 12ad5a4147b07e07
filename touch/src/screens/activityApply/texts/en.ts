import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  title: 'Register',
  send: 'Send',
  sendChange: 'Save changes',
  sending: 'Sending…',
  sent: 'You are registered',
  sendWaiting: 'Join the waiting list',
  sentWaiting: 'You are on the waiting list',
  waitingRule: (n) =>
    `All places are taken, ${n} waiting. When somebody withdraws, the place goes to the first on the list, who gets a message.`,
  changed: 'Changed',
  draftKept: 'What you enter stays on this device and is there after you log in.',
  repeated: 'Another registration uses this already',
  wrong: 'Please check this field',
  refused: 'This was not sent. Please try again later.',
  notStarted: 'Registration has not opened',
  signUpEnded: 'Registration has closed',
  full: 'All places are taken',
  ended: 'The event has ended',
  none: 'This event needs no registration',
  applied: 'You are registered already',
  getApp: 'Get the app',
  toActivity: 'See the event',
  toMine: 'See my registration',
};
