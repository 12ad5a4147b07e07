import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  title: 'Rules of this site',
  none: 'There is nothing here yet',
  open: 'Open the full text',
  terms: 'Terms of use',
  privacy: 'Privacy policy',
  cancel: 'Closing your account',
  children: 'Rules for children’s data',
  accessibility: 'Accessibility statement',
  childrenHtml:
    '<h2>Who they are for</h2><p>Children under 14. Without a guardian’s consent an account can only read.</p><h2>How a guardian consents</h2><p>Guardians confirm with a code sent to their own phone. The child’s own number cannot be used. We keep the version, the time and a keyed digest of the guardian’s number, not the number itself.</p><h2>What is kept</h2><p>Of a year and month of birth that we are told we keep the age group and the day it changes, not the birthday. The rest is as in the privacy policy.</p><h2>Without consent</h2><p>Nothing can be posted, uploaded, registered for or redeemed. The minors’ mode of an account is the same; leaving it takes the password or the guardian’s phone.</p><h2>What guardians can do</h2><p>They can ask to see, correct, export or delete the data. To withdraw their consent the account is closed: see “Closing your account”.</p>',
  accessibilityHtml:
    '<h2>Goal</h2><p>This site is made to WCAG 2.2, levels A and AA.</p><h2>How it is checked</h2><p>Programs check every page at every change. They do not find everything: please tell us what you find.</p><h2>What you can use</h2><p>Elder mode, text size, dark colours, reading aloud, five languages, the keyboard. The picture captcha can be exchanged for a question.</p><h2>What does not work yet</h2><p>Pictures sent in by readers may lack a description; videos may lack subtitles; newspaper pages are pictures, and their words stand on the page of each story.</p><h2>Contact</h2><p>The phone number at the foot of the page takes reports.</p>',
};
