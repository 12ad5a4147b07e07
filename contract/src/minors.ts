import * as v from 'valibot';
import { text } from './fields';
import { read, write } from './operation';
import { bit, Empty, str } from './wireValues';

const uid = text('');

/** Age group, guardian's consent and minors' mode of a member (ours, K23). */
const Minor = v.object({
  /** under14, under18, adult; '' = not said. */
  ageClass: str,
  /** A guardian has consented. */
  guardian: bit,
  mode: bit,
  canPost: bit,
});

export const minorState = read({
  name: 'minorState',
  service: 'amuc',
  path: '/member/minor',
  row: 'n33',
  // the member's number stands in no address
  method: 'POST',
  personal: true,
  input: v.object({ uid }),
  output: Minor,
});

/** Year and month of birth, said once; the age group and the day it changes are stored. */
export const sayAge = write({
  name: 'sayAge',
  service: 'amuc',
  path: '/member/age',
  row: 'n34',
  input: v.object({ uid, year: text('', 4), month: text('', 2) }),
  output: Minor,
});

const sso = { service: 'sso', wrapping: 'sso' } as const;

/** By a code (scene guardian) to the guardian's phone, which is not the member's own. */
export const guardianConsent = write({
  ...sso,
  name: 'guardianConsent',
  row: 'n35',
  input: v.object({ uid, devid: text(''), phone: text('', 40), code: text('', 12) }),
  output: Empty,
});

/** By the member alone: from then on they may only read, and nothing of the guardian is stored. */
export const withdrawGuardian = write({
  ...sso,
  name: 'withdrawGuardian',
  row: 'n37',
  input: v.object({ uid }),
  output: Empty,
});

/** Anybody enters; leaving needs the member's password, or a code (scene guardian) to the guardian's phone. */
export const minorMode = write({
  ...sso,
  name: 'minorMode',
  row: 'n36',
  input: v.object({
    uid,
    devid: text(''),
    on: text('1', 1),
    password: text('', 64),
    phone: text('', 40),
    code: text('', 12),
  }),
  output: Empty,
});
