import { ActivityState, EntryState } from '@contract/participation/codes';
import { expect, test } from 'vitest';
import { activityStateOf, canWriteOffAt, entryStateOf, momentOf } from './activities.rules';

const DAY_MS = 24 * 3_600_000;
const [START, END, SIGN_START, SIGN_END] = [
  '2031-03-05 09:30:00.0',
  '2031-03-06 18:00:00.0',
  '2031-03-01 00:00:00.0',
  '2031-03-04 23:59:59.0',
];
const dates = { startTime: START, endTime: END, startSignTime: SIGN_START, endSignTime: SIGN_END };
const always = { startTime: '', endTime: '', startSignTime: '', endSignTime: '' };
const of = (date: string) => momentOf(date) ?? Number.NaN;

test('a date of the wire – of a day and time, unset, no date – is a moment of the site’s time', () => {
  expect(of(START)).toBe(Date.UTC(2031, 2, 5, 1, 30));
  expect([momentOf(''), momentOf('明天')]).toEqual([undefined, undefined]);
});

test.each([
  { now: of(START) - 1, state: ActivityState.notStarted },
  { now: of(START), state: ActivityState.running },
  { now: of(END), state: ActivityState.running },
  { now: of(END) + 1, state: ActivityState.ended },
])(
  '[wire S12] the state of an activity – at both sides of its beginning and its end: $now – is $state',
  ({ now, state }) => {
    expect(activityStateOf(dates, now)).toBe(state);
    expect(activityStateOf(always, now)).toBe(ActivityState.running);
  },
);

test.each([
  { now: of(SIGN_START) - 1, state: EntryState.notStarted, full: EntryState.notStarted },
  { now: of(SIGN_START), state: EntryState.open, full: EntryState.full },
  { now: of(SIGN_END), state: EntryState.open, full: EntryState.full },
  { now: of(SIGN_END) + 1, state: EntryState.ended, full: EntryState.ended },
])(
  '[wire S12] the sign-up – at both sides of its beginning and its end: $now – is $state, $full where places are taken',
  ({ now, state, full }) => {
    expect([entryStateOf(dates, false, now), entryStateOf(dates, true, now)]).toEqual([state, full]);
  },
);

test('[wire S12] the sign-up – without dates of its own – is open until the activity is over', () => {
  const open = { ...dates, startSignTime: '', endSignTime: '' };
  expect([of(START) - DAY_MS, of(END), of(END) + 1].map((now) => entryStateOf(open, false, now))).toEqual([
    EntryState.open,
    EntryState.open,
    EntryState.ended,
  ]);
  expect(entryStateOf(always, false, 0)).toBe(EntryState.open);
});

test('[wire f4] a write-off – from the first day’s midnight to a day after the end – is possible at both ends, and not a millisecond beyond', () => {
  const midnight = of('2031-03-05 00:00:00.0');
  const moments = [midnight - 1, midnight, of(END) + DAY_MS, of(END) + DAY_MS + 1];
  expect(moments.map((now) => canWriteOffAt(dates, now))).toEqual([false, true, true, false]);
  expect(moments.map((now) => canWriteOffAt(always, now))).toEqual([true, true, true, true]);
  const early = { ...dates, startTime: '2031-03-05 00:00:00.0' };
  expect([canWriteOffAt(early, midnight - 1), canWriteOffAt(early, midnight)]).toEqual([false, true]);
  const late = { ...dates, startTime: '2031-03-05 23:59:59.0' };
  expect([canWriteOffAt(late, midnight - 1), canWriteOffAt(late, midnight)]).toEqual([false, true]);
});
