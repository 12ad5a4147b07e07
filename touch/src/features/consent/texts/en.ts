import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  confirm: 'Please confirm terms and privacy policy',
  changed: 'Terms or privacy policy have changed',
  why: 'Using your account needs your consent. Reading needs none.',
  terms: 'Terms of use',
  privacy: 'Privacy policy',
  agree: 'I agree',
  later: 'Later',
  none: 'No consent of yours is recorded.',
  since: (at, current) =>
    current
      ? `You agreed to the present terms and privacy policy on ${at}.`
      : `You agreed to earlier texts on ${at}; they have changed since.`,
  withdrawWhat:
    'After you withdraw, your reading is no longer counted on this device and your account is logged out everywhere; the next login asks again. To delete your data, close your account.',
  withdraw: 'Withdraw consent',
  withdrawSure: 'Withdraw and log out',
  withdrawn: 'Your consent is withdrawn',
};
