import { VoteCycle } from '@contract/participation/voteCycle';
import { expect, test } from 'vitest';
import { periodOf } from './votePeriods.rules';

test.each([
  ['2031-03-05T00:00:00+08:00', '2031-03-05'],
  ['2031-03-05T07:59:59+08:00', '2031-03-05'],
  ['2031-03-05T08:00:00+08:00', '2031-03-05'],
  ['2031-03-05T23:59:59+08:00', '2031-03-05'],
  ['2031-03-06T00:00:00+08:00', '2031-03-06'],
])('[F9] the period of a daily vote – at %s – is the site’s day %s', (at, day) => {
  expect(periodOf({ cycle: VoteCycle.daily, cycle_num: 1 }, new Date(at))).toBe(day);
  expect(periodOf({ cycle: VoteCycle.once, cycle_num: 1 }, new Date(at))).toBe('');
});
