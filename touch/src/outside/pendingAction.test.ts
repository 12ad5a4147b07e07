import { beforeEach, expect, test } from 'vitest';
import {
  claimPendingAction,
  onPendingAction,
  type PendingAction,
  resumePendingAction,
  serializePendingAction,
} from './pendingAction';

const PAGE = '/news/newsDetail/1/7.html';
const favourite: PendingAction = { kind: 'favourite', id: '7' };
const write: PendingAction = {
  kind: 'write',
  id: '7',
  source: 0,
  to: { id: '9', userName: '读者', content: '水甜' },
};
const vote: PendingAction = { kind: 'vote', id: '7', choices: ['1:2', '3:4'] };
const anything = () => true;

beforeEach(() => void claimPendingAction(anything, 0));

/** A reader wants something, leaves to come in, and is back. */
const away = (wanted: PendingAction, { path = PAGE, after = 20_000 } = {}): boolean =>
  resumePendingAction(serializePendingAction(wanted, PAGE, 1_000), path, 1_000 + after);

test.each([favourite, write, vote])(
  '[G11] an action interrupted by a login elsewhere – $kind – is due after it',
  (wanted) => {
    expect(away(wanted)).toBe(true);
    expect(claimPendingAction(anything, 22_000)).toEqual(wanted);
  },
);

test('[G11] once: a second taker does not get it', () => {
  away(favourite);
  claimPendingAction(anything, 22_000);
  expect(claimPendingAction(anything, 22_000)).toBeUndefined();
});

test('[G11] by the one alone whom it is for', () => {
  away(favourite);
  expect(claimPendingAction(({ id }) => id === '8', 22_000)).toBeUndefined();
  expect(claimPendingAction(({ id }) => id === '7', 22_000)).toEqual(favourite);
});

test.each([
  ['on another page', { path: '/news/home.html' }],
  ['too late', { after: 600_001 }],
  ['long before it was wanted', { after: -600_001 }],
])('[G11] nothing is due %s', (_, how) => {
  expect(away(favourite, how)).toBe(false);
  expect(claimPendingAction(anything, 22_000)).toBeUndefined();
});

test('[G11] an interrupted action – not taken up within its window – is over', () => {
  away(favourite);
  expect(claimPendingAction(anything, 37_000)).toBeUndefined();
});

test('[G9] another program’s text under the name – read – is no interrupted action', () => {
  const around = { path: PAGE, at: 1_000 };
  for (const entry of [
    null,
    7,
    'x',
    {},
    { ...around, kind: 'pay', id: '7' },
    { ...around, kind: 'write', id: '7' },
    { ...around, kind: 'vote', id: '7', choices: '1:2' },
  ]) {
    expect(resumePendingAction(JSON.stringify(entry), PAGE, 2_000)).toBe(false);
  }
  expect(resumePendingAction('{', PAGE, 2_000)).toBe(false);
  resumePendingAction(JSON.stringify({ ...around, ...write, to: { id: 9 } }), PAGE, 2_000);
  expect(claimPendingAction(anything, 2_000)).toEqual({ kind: 'write', id: '7', source: 0 });
});

test('[G11] a listener that is there already – hears of a due action, and of none once it has stopped', () => {
  const heard: (PendingAction | undefined)[] = [];
  const end = onPendingAction(() => heard.push(claimPendingAction(anything, 22_000)));
  away(favourite);
  end();
  away(favourite);
  expect(heard).toEqual([favourite]);
});
