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

test.each([
  ['of no kind', { id: '1', path: '/a', at: 0 }],
  ['of another kind', { kind: 'delete', id: '1', path: '/a', at: 0 }],
  ['without a number', { kind: 'favourite', path: '/a', at: 0 }],
  ['without a page', { kind: 'favourite', id: '1', at: 0 }],
  ['without a time', { kind: 'favourite', id: '1', path: '/a' }],
  ['a vote without choices', { kind: 'vote', id: '1', path: '/a', at: 0, choices: 'a:1' }],
  ['a text without its kind of page', { kind: 'write', id: '1', path: '/a', at: 0 }],
])('[G9] a stored action %s – is none', (_, stored) => {
  expect(resumePendingAction(JSON.stringify(stored), '/a', 0)).toBe(false);
  expect(claimPendingAction(() => true, 0)).toBeUndefined();
});

test.each([
  ['whole', { id: '7', userName: '林', content: '好', pictures: ['/a.jpg'] }, true],
  ['without a name', { id: '7', content: '好' }, false],
  ['without a text', { id: '7', userName: '林' }, false],
  ['without a number', { userName: '林', content: '好' }, false],
  ['no comment', 'x', false],
  ['nothing', null, false],
])('[G11] the comment that a stored text answers – %s – is taken over: %s', (_, to, isTaken) => {
  const stored = { kind: 'write', id: '1', source: 0, path: '/a', at: 5, to };
  expect(resumePendingAction(JSON.stringify(stored), '/a', 5)).toBe(true);
  expect(claimPendingAction(() => true, 5)).toEqual({
    kind: 'write',
    id: '1',
    source: 0,
    ...(isTaken ? { to } : {}),
  });
});

test('[G11] choices and pictures that are no texts – are left out', () => {
  const answered = { id: '7', userName: '林', content: '好', pictures: [5] };
  resumePendingAction(
    JSON.stringify({ kind: 'write', id: '1', source: 0, path: '/a', at: 5, to: answered }),
    '/a',
    5,
  );
  expect(claimPendingAction(() => true, 5)).toMatchObject({ to: { id: '7', userName: '林', content: '好' } });
  resumePendingAction(
    JSON.stringify({ kind: 'vote', id: '1', choices: ['a:1', 5], path: '/a', at: 5 }),
    '/a',
    5,
  );
  expect(claimPendingAction(() => true, 5)).toEqual({ kind: 'vote', id: '1', choices: ['a:1'] });
});

test('[G11] an action – ten minutes old, a millisecond more, of another page, of a clock put back – is due, over, over, due', () => {
  const at = (path: string, stored: number, now: number) =>
    resumePendingAction(serializePendingAction({ kind: 'favourite', id: '1' }, path, stored), '/a', now);
  expect([
    at('/a', 0, 600_000),
    at('/a', 0, 600_001),
    at('/b', 0, 0),
    at('/a', 600_000, 0),
    at('/a', 600_001, 0),
  ]).toEqual([...[true, false, false, true, false]]);
  expect(at('/a', 0, 0)).toBe(true);
  expect(claimPendingAction(() => true, 15_001)).toBeUndefined();
  expect(at('/a', 0, 0)).toBe(true);
  expect(claimPendingAction(() => true, 15_000)).toEqual({ kind: 'favourite', id: '1' });
});
