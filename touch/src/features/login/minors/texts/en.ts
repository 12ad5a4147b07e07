import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  age: 'Year and month of birth',
  guardian: 'A guardian’s consent',
  ageWhat: 'We ask once. We store your age group and the day it changes, not your birthday.',
  year: 'Year of birth',
  month: 'Month',
  needsMonth: 'Please choose year and month',
  sayAge: 'Send',
  guardianWhat:
    'Under 14, a guardian has to consent before you write, sign up or use the shop. The guardian enters their own phone number and the code they receive; the number itself is not stored.',
  rules: 'Rules for children’s data',
  consent: 'I consent as guardian',
  consented: 'The guardian has consented',
  under14: 'Age group: under 14',
  under18: 'Age group: 14 to 17',
  adult: 'Age group: 18 or older',
  withdrawWhat:
    'A guardian has consented. Once withdrawn, you cannot write, sign up or use the shop, and the guardian’s data is deleted.',
  withdraw: 'Withdraw the guardian’s consent',
  withdrawSure: 'Yes, withdraw',
  withdrawn: 'Consent withdrawn',
  modeWhat:
    'Minors’ mode: no adverts, no shop, no short videos from 22:00 to 6:00, no writing, uploads or sign-ups.',
  enter: 'Enter minors’ mode',
  entered: 'Minors’ mode is on',
  leave: 'Leave minors’ mode',
  left: 'Minors’ mode is off',
  leaveWhat: 'Leaving takes the password of the account.',
  leaveByGuardian: 'The guardian enters the phone number of their consent and the code they receive.',
  byGuardian: 'Use the guardian’s phone',
  byPassword: 'Use the password',
  notThis: 'Wrong password',
};
