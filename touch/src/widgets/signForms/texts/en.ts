import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  optional: 'Optional',
  missing: (label) => `Please fill in: ${label}`,
  missingChoice: (label) => `Please choose: ${label}`,
  missingPicture: (label) => `Please add: ${label}`,
  tooLong: 'This is too long',
  phone: 'Enter an 11-digit mobile number',
  number: 'Enter a number',
  date: 'Choose a date',
  option: 'Choose one of the options',
  pictureGoing: 'A picture is still being sent',
  pictureFailed: 'A picture was not sent: try again or remove it',
  region: 'Choose down to the last level',
  province: 'Province',
  city: 'City',
  county: 'County',
  choose: 'Choose',
};
