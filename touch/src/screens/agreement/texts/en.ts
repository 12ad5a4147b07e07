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
    '<h3>Who they are for</h3><p>Children under 14. Without a guardian’s consent an account can only read.</p><h3>How a guardian consents</h3><p>Guardians confirm with a code sent to their own phone. The child’s own number cannot be used. We keep the version, the time and a keyed digest of the guardian’s number, not the number itself.</p><h3>What is kept</h3><p>We ask for year and month of birth and keep the age group and the day it changes, not the birthday. The rest is as in the privacy policy.</p><h3>What children see</h3><p>No adverts, no points shop, no short videos from 22:00 to 06:00, and no posting.</p><h3>Who sees a child’s data</h3><p>Staff see a child’s phone number and forms only after another member of staff has agreed, for one day, and it is recorded.</p><h3>What guardians can do</h3><p>They can ask to see, correct, export or delete the data, and withdraw their consent at any time. Then the account can only read. See also “Closing your account”.</p>',
  accessibilityHtml:
    '<h3>Goal</h3><p>This site is made to WCAG 2.2, levels A and AA.</p><h3>How it is checked</h3><p>Programs check every page at every change. They do not find everything: please tell us what you find.</p><h3>What you can use</h3><p>Elder mode, text size, dark colours, reading aloud, five languages, the keyboard. The picture captcha can be exchanged for a question.</p><h3>What does not work yet</h3><p>Pictures sent in by readers may lack a description; videos may lack subtitles; newspaper pages are pictures, and their words stand on the page of each story.</p><h3>Contact</h3><p>The phone number at the foot of the page takes reports.</p>',
};
