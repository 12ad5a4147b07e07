import { expect, test } from 'vitest';
import {
  type Authorisation,
  type AuthorisationEvent,
  initialAuthorisation,
  nextAuthorisation,
} from './authorisationState';

type Row = readonly [string, Partial<Authorisation>, AuthorisationEvent, Authorisation];

const user = (openid: string, unionid: string): AuthorisationEvent => ({ type: 'user', openid, unionid });

test.each<Row>([
  [
    'a visitor whom nobody asked in this visit is asked silently, once a visit',
    {},
    { type: 'opened', hasCode: false, mayAsk: true },
    { status: 0, retries: 0, next: 'askSilently' },
  ],
  [
    'who was asked is left alone',
    {},
    { type: 'opened', hasCode: false, mayAsk: false },
    { status: 0, retries: 0, next: 'nothing' },
  ],
  [
    '“on a shared page with a stored code, fetch the messenger user info”',
    { retries: 1 },
    { type: 'opened', hasCode: true, mayAsk: true },
    { status: 1, retries: 1, next: 'fetchUser' },
  ],
  [
    '“if no openid returns, clear the code, increment a retry counter and redo authorisation”',
    { status: 1 },
    user('', ''),
    { status: 1, retries: 1, next: 'ask' },
  ],
  ['“up to 2 retries”', { status: 1, retries: 1 }, user('', ''), { status: 1, retries: 2, next: 'ask' }],
  [
    '“then reset the counter, mark failure and toast 微信授权失败”',
    { status: 1, retries: 2 },
    user('', ''),
    { status: -1, retries: 0, next: 'toastFailed' },
  ],
  [
    '“a fetch error toasts 微信授权获取用户信息失败 and marks failure”',
    { status: 1 },
    { type: 'noUser' },
    { status: -1, retries: 0, next: 'toastNoUser' },
  ],
  [
    'openid without unionid: back to 0, guest',
    { status: 1, retries: 2 },
    user('o', ''),
    { status: 0, retries: 0, next: 'nothing' },
  ],
  [
    '“when the user info has a unionid, a third-party login is made”',
    { status: 1 },
    user('o', 'u'),
    { status: 1, retries: 0, next: 'login' },
  ],
  [
    '“2 success after third-party login”',
    { status: 1, retries: 1 },
    { type: 'entered' },
    { status: 2, retries: 0, next: 'nothing' },
  ],
  [
    'a login that was refused is a failure',
    { status: 1 },
    { type: 'refused' },
    { status: -1, retries: 0, next: 'toastFailed' },
  ],
])('[G7][S§4] %s', (_, before, event, after) => {
  expect(nextAuthorisation({ ...initialAuthorisation(0), ...before }, event)).toEqual(after);
});
