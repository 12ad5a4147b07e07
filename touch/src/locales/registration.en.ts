import type { RegistrationMessages } from './messages';

export const registrationEn: RegistrationMessages = {
  'registration.signedOut': 'Log in to see your registration',
  'registration.none': 'No registration of yours was found',
  'registration.noneWhy': 'You may not have signed up yet, or did so with another account.',
  'registration.status': 'Status',
  'registration.toAudit': 'Waiting for review',
  'registration.passed': 'Accepted',
  'registration.notPassed': 'Not accepted',
  'registration.time': 'When',
  'registration.place': 'Where',
  'registration.created': 'Signed up',
  'registration.code': 'Registration code',
  'registration.codeHint': 'Please give this code when you arrive',
  'registration.answers': 'What you entered',
  'registration.noAnswer': 'Not filled in',
  'registration.openApp': 'Open the app',
  'registration.getApp': 'Get the app',
};
