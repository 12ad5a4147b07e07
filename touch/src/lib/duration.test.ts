import { expect, test } from 'vitest';
import { durationText } from './duration';

test('[E5] a length is minutes and seconds, hours where there are any', () => {
  expect([1, 59, 60, 83, 3599, 3600, 3700].map(durationText)).toEqual([
    '0:01',
    '0:59',
    '1:00',
    '1:23',
    '59:59',
    '1:00:00',
    '1:01:40',
  ]);
});

test('[E5] an unknown length shows nothing', () => {
  expect([0, -5, 0.4, Number.NaN, Number.POSITIVE_INFINITY].map(durationText)).toEqual(['', '', '', '', '']);
});
