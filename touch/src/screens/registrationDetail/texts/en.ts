import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  title: 'Registration details',
  signedOut: 'Log in to see your registration',
  none: 'No registration of yours was found',
  noneWhy: 'You may not have signed up yet, or did so with another account.',
  status: 'Status',
  toAudit: 'Waiting for review',
  passed: 'Accepted',
  notPassed: 'Not accepted',
  waiting: 'On the waiting list',
  time: 'When',
  place: 'Where',
  created: 'Signed up',
  code: 'Registration code',
  codeHint: 'Please give this code when you arrive',
  voucher: 'Show the voucher with its QR code',
  answers: 'What you entered',
  noAnswer: 'Not filled in',
  openApp: 'Open the app',
  getApp: 'Get the app',
};
