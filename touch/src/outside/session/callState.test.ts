import { describe, expect, test } from 'vitest';
import { type CallState, type CallTraits, INITIAL_CALL_STATE, nextCallState } from './callState';

const read: CallTraits = { isAction: false, inApp: false, hadLogin: true, authCount: 0 };
const visitor: CallTraits = { ...read, hadLogin: false };
const action: CallTraits = { ...read, isAction: true };
const app: CallTraits = { ...read, inApp: true };
const renewed: CallState = { ...INITIAL_CALL_STATE, isRenewed: true };
const loginRequested: CallState = { ...INITIAL_CALL_STATE, requestedLogin: true };

/** The sentence · the call so far · the answer's status · about it · what is next. */
const rows: readonly (readonly [string, CallState, number, CallTraits, CallState['next']])[] = [
  ['0 with data: returns data', INITIAL_CALL_STATE, 0, read, 'give'],
  ['1: empty result', INITIAL_CALL_STATE, 1, read, 'give'],
  ['negative: error', INITIAL_CALL_STATE, -1, read, 'give'],
  ['10111: expired token: refresh', INITIAL_CALL_STATE, 10111, read, 'renew'],
  ['… and retry, once', renewed, 10111, read, 'give'],
  ['in the app it asks the native app to refresh the token', INITIAL_CALL_STATE, 10111, app, 'askApp'],
  ['… and its new token is tried once as well', renewed, 10111, app, 'give'],
  ['1004: re-auth and reload', INITIAL_CALL_STATE, 1004, read, 'reload'],
  ['… at the third as well', INITIAL_CALL_STATE, 1004, { ...read, authCount: 3 }, 'reload'],
  ['once authCount exceeds 3, 1004 is ignored', INITIAL_CALL_STATE, 1004, { ...read, authCount: 4 }, 'give'],
  ['10102: clear the user and go to login', INITIAL_CALL_STATE, 10102, read, 'signOut'],
  ['10103: the same', INITIAL_CALL_STATE, 10103, action, 'signOut'],
  ['… once', loginRequested, 10102, read, 'give'],
  ['… where nobody is in, reading changes nothing', INITIAL_CALL_STATE, 10103, visitor, 'give'],
  ['… and an action asks for a login', INITIAL_CALL_STATE, 10102, { ...visitor, isAction: true }, 'login'],
  ['10001: ignored', INITIAL_CALL_STATE, 10001, action, 'give'],
  ['10201: error', INITIAL_CALL_STATE, 10201, read, 'give'],
  ['10202: error', INITIAL_CALL_STATE, 10202, action, 'give'],
  ['G11: login is asked for exactly when an action needs it', INITIAL_CALL_STATE, 11002, action, 'login'],
  ['… never by reading', INITIAL_CALL_STATE, 11002, read, 'give'],
  ['… and once', loginRequested, 11002, action, 'give'],
  ['[K20] 11004: a phone is asked for when an action needs it', INITIAL_CALL_STATE, 11004, action, 'ask'],
  ['[K20] … after a login too', loginRequested, 11004, action, 'ask'],
  ['[K20] … never by reading', INITIAL_CALL_STATE, 11004, read, 'give'],
  ['[K20] … and once', { ...INITIAL_CALL_STATE, requested: [11004] }, 11004, action, 'give'],
  ['[K23] 11007: the age is asked for when an action needs it', INITIAL_CALL_STATE, 11007, action, 'ask'],
  ['[K23] … after a phone too', { ...INITIAL_CALL_STATE, requested: [11004] }, 11007, action, 'ask'],
  ['[K23] … and once', { ...INITIAL_CALL_STATE, requested: [11007] }, 11007, action, 'give'],
  [
    '[K23] 11008: a guardian is asked for',
    { ...INITIAL_CALL_STATE, requested: [11007] },
    11008,
    action,
    'ask',
  ],
  ['[K23] 11009: error', INITIAL_CALL_STATE, 11009, action, 'give'],
  ['[K20] 11005: error', INITIAL_CALL_STATE, 11005, action, 'give'],
];

describe('[G5] the next step after an answer', () => {
  test.each(rows)('[S§8] %s', (_, turn, status, about, next) => {
    expect(nextCallState(turn, { type: 'answered', status }, about).next).toBe(next);
  });

  test('[G11] after the login the action goes on; without it the caller hears the answer', () => {
    const waits = nextCallState(INITIAL_CALL_STATE, { type: 'answered', status: 11002 }, action);
    expect(nextCallState(waits, { type: 'done' }, action).next).toBe('send');
    expect(nextCallState(waits, { type: 'declined' }, action).next).toBe('give');
  });

  test('[G4] a call is sent six times at most: expired, ended, needing a member, a phone, an age, a guardian', () => {
    let turn = INITIAL_CALL_STATE;
    let sent = 0;
    for (const status of [10111, 10102, 11004, 11007, 11008, 11002, 10111, 11004]) {
      if (turn.next !== 'send') break;
      sent += 1;
      turn = nextCallState(turn, { type: 'answered', status }, action);
      if (turn.next !== 'give') turn = nextCallState(turn, { type: 'done' }, action);
    }
    expect([sent, turn.next]).toEqual([6, 'give']);
  });
});
