import * as v from 'valibot';
import { text } from './fields';
import { read, write } from './operation';
import { date, Empty, str } from './wireValues';

/** Version of the texts as a login names it, where its form asked for consent; absent: nothing is recorded. */
export const consentField = text('', 40);

const Consent = v.object({
  /** Of the texts as they stand. */
  version: str,
  /** Of the texts that the member agreed to last, and has not withdrawn; '' = none. */
  agreed: str,
  /** Wire date; '' = none. */
  agreedAt: date,
  /** login, register, again or settings. */
  means: str,
});

/** The member's consent to the terms and the privacy policy (ours, K22). */
export const consentState = read({
  name: 'consentState',
  service: 'amuc',
  path: '/member/consent',
  row: 'n30',
  // the member's number stands in no address
  method: 'POST',
  personal: true,
  input: v.object({ uid: text('') }),
  output: Consent,
});

export const giveConsent = write({
  name: 'giveConsent',
  service: 'amuc',
  path: '/member/giveConsent',
  row: 'n31',
  input: v.object({ uid: text(''), version: consentField, means: text('again', 20) }),
  output: Consent,
});

/** Ends all logins of the member; they agree again at the next login, or end the membership. */
export const withdrawConsent = write({
  name: 'withdrawConsent',
  service: 'sso',
  wrapping: 'sso',
  row: 'n32',
  input: v.object({ uid: text('') }),
  output: Empty,
});
