import { describe, expect, test } from 'vitest';
import { type About, afterTurn, FIRST_TURN, type Turn } from './turns';

const read: About = { isAction: false, inApp: false, authCount: 0 };
const action: About = { ...read, isAction: true };
const app: About = { ...read, inApp: true };
const renewed: Turn = { ...FIRST_TURN, renewed: true };
const asked: Turn = { ...FIRST_TURN, loginAsked: true };

/** The sentence · the call so far · the answer's status · about it · what is next. */
const rows: readonly (readonly [string, Turn, number, About, Turn['next']])[] = [
  ['0 with data: returns data', FIRST_TURN, 0, read, 'give'],
  ['1: empty result', FIRST_TURN, 1, read, 'give'],
  ['negative: error', FIRST_TURN, -1, read, 'give'],
  ['10111: expired token: refresh', FIRST_TURN, 10111, read, 'renew'],
  ['… and retry, once', renewed, 10111, read, 'give'],
  ['in the app it asks the native app to refresh the token', FIRST_TURN, 10111, app, 'askApp'],
  ['… and its new token is tried once as well', renewed, 10111, app, 'give'],
  ['1004: re-auth and reload', FIRST_TURN, 1004, read, 'reload'],
  ['… at the third as well', FIRST_TURN, 1004, { ...read, authCount: 3 }, 'reload'],
  ['once authCount exceeds 3, 1004 is ignored', FIRST_TURN, 1004, { ...read, authCount: 4 }, 'give'],
  ['10102: clear the user and go to login', FIRST_TURN, 10102, read, 'signOut'],
  ['10103: the same', FIRST_TURN, 10103, action, 'signOut'],
  ['10001: ignored', FIRST_TURN, 10001, action, 'give'],
  ['10201: error', FIRST_TURN, 10201, read, 'give'],
  ['10202: error', FIRST_TURN, 10202, action, 'give'],
  ['G11: login is asked for exactly when an action needs it', FIRST_TURN, 11002, action, 'login'],
  ['… never by reading', FIRST_TURN, 11002, read, 'give'],
  ['… and once', asked, 11002, action, 'give'],
];

describe('[G5] what an answer asks for', () => {
  test.each(rows)('[S§8] %s', (_, turn, status, about, next) => {
    expect(afterTurn(turn, { type: 'answered', status }, about).next).toBe(next);
  });

  test('[G11] after the login the action goes on; without it the caller hears the answer', () => {
    const waits = afterTurn(FIRST_TURN, { type: 'answered', status: 11002 }, action);
    expect(afterTurn(waits, { type: 'done' }, action).next).toBe('send');
    expect(afterTurn(waits, { type: 'declined' }, action).next).toBe('give');
  });

  test('[G4] a call is sent three times at most: expired, ended, needing a member', () => {
    let turn = FIRST_TURN;
    let sent = 0;
    for (const status of [10111, 10102, 11002, 10111, 11002]) {
      if (turn.next !== 'send') break;
      sent += 1;
      turn = afterTurn(turn, { type: 'answered', status }, action);
      if (turn.next !== 'give') turn = afterTurn(turn, { type: 'done' }, action);
    }
    expect([sent, turn.next]).toEqual([3, 'give']);
  });
});
