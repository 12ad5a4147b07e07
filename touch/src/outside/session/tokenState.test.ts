import { describe, expect, test } from 'vitest';
import {
  activeToken,
  nextTokenState,
  type TokenActivity,
  type TokenEvent,
  type TokenState,
} from './tokenState';

const nobody: TokenState = { security: '', access: '', refresh: '', activity: 'nothing' };
const visitor: TokenState = { ...nobody, security: 'v1' };
const member: TokenState = { ...visitor, access: 'a1', refresh: 'r1' };
/** Two hours later: what expires is over, the refresh token is not. */
const sleeping: TokenState = { ...nobody, refresh: 'r1' };
const doing = (state: TokenState, what: TokenActivity): TokenState => ({ ...state, activity: what });

const needed: TokenEvent = { type: 'needed' };
const expired = (token: string): TokenEvent => ({ type: 'expired', token });

/** The sentence · what was · what happened · what is, and the token a call carries then. */
const rows: readonly (readonly [string, TokenState, TokenEvent, TokenState, string])[] = [
  ['an anonymous token is fetched from the server', nobody, needed, doing(nobody, 'fetching'), ''],
  ['… and kept', doing(nobody, 'fetching'), { type: 'fetched', token: 'v1' }, visitor, 'v1'],
  ['… as long as it lasts', visitor, needed, visitor, 'v1'],
  [
    'a site that gives none: the call goes without',
    doing(nobody, 'fetching'),
    { type: 'fetched', token: '' },
    doing(nobody, 'goingWithout'),
    '',
  ],
  ['… and so does the next one', doing(nobody, 'goingWithout'), needed, doing(nobody, 'goingWithout'), ''],
  [
    'access and refresh tokens are kept',
    visitor,
    { type: 'entered', access: 'a1', refresh: 'r1' },
    member,
    'a1',
  ],
  [
    'stored tokens expire locally after 2 hours: a login is refreshed',
    sleeping,
    needed,
    doing(sleeping, 'refreshing'),
    '',
  ],
  [
    '… and nobody acts as a visitor meanwhile',
    { ...sleeping, security: 'v1' },
    needed,
    doing({ ...sleeping, security: 'v1' }, 'refreshing'),
    '',
  ],
  [
    '10111 (expired token) refreshes',
    member,
    expired('a1'),
    doing({ ...member, access: '' }, 'refreshing'),
    '',
  ],
  ['… or fetches an anonymous token', visitor, expired('v1'), doing(nobody, 'fetching'), ''],
  [
    '… also where the site gave none before',
    doing(nobody, 'goingWithout'),
    expired(''),
    doing(nobody, 'fetching'),
    '',
  ],
  ['… which goes on until it is had', doing(nobody, 'fetching'), needed, doing(nobody, 'fetching'), ''],
  ['another call renewed it meanwhile: that one counts', member, expired('a0'), member, 'a1'],
  ['another tab dropped it meanwhile', sleeping, expired('a1'), doing(sleeping, 'refreshing'), ''],
  [
    'a refresh brings another pair',
    doing(sleeping, 'refreshing'),
    { type: 'entered', access: 'a2', refresh: 'r2' },
    { ...nobody, access: 'a2', refresh: 'r2' },
    'a2',
  ],
  [
    'a refresh that did not get through is tried again',
    doing(sleeping, 'refreshing'),
    { type: 'failed' },
    sleeping,
    '',
  ],
  [
    '10102, 10103: the user is cleared',
    doing({ ...sleeping, security: 'v1' }, 'refreshing'),
    { type: 'ended' },
    visitor,
    'v1',
  ],
];

describe('[G4] tokens', () => {
  test.each(rows)('[S§4] %s', (_, before, event, after, token) => {
    const now = nextTokenState(before, event, true);
    expect(now).toEqual(after);
    expect(activeToken(now)).toBe(token);
  });

  test('[G3] a visitor’s call – the site gives visitors no token – goes without one until the platform rejects it', () => {
    expect(nextTokenState(nobody, needed, false)).toEqual(doing(nobody, 'goingWithout'));
    const rejected = nextTokenState(doing(nobody, 'goingWithout'), expired(''), false);
    expect(nextTokenState(rejected, needed, false)).toEqual(doing(nobody, 'fetching'));
  });
});
