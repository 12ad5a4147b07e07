import { expect, test } from 'vitest';
import { isNight } from './nightHours';

test.each([
  ['21:59:59', false],
  ['22:00:00', true],
  ['23:59:59', true],
  ['00:00:00', true],
  ['05:59:59', true],
  ['06:00:00', false],
  ['12:00:00', false],
])('[K23] the time in China – %s – is night: %s', (time, night) => {
  expect(isNight(Date.parse(`2031-03-05T${time}+08:00`))).toBe(night);
});
