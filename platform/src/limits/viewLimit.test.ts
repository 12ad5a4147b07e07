import { fakeClock } from '@testing/clock';
import { expect, test } from 'vitest';
import { networkPrefixOf } from './rateLimit';
import { createViewLimit } from './viewLimit';

test('[K8] views of one thing by one network – six hundred, one more, six seconds on, of another thing or network – count within the limit', () => {
  const clock = fakeClock(1_930_000_000_000);
  const isWithin = createViewLimit(clock.now);
  const counted = (thing: string, address: string, times: number) =>
    Array.from({ length: times }, () => isWithin(thing, address)).filter(Boolean).length;
  expect(counted('1/vote/1', '192.0.2.7', 601)).toBe(600);
  expect([
    counted('1/vote/2', '192.0.2.7', 1),
    counted('2/vote/1', '192.0.2.7', 1),
    counted('1/vote/1', '192.0.2.8', 1),
  ]).toEqual([1, 1, 1]);
  expect(counted('1/vote/1', '::ffff:192.0.2.7', 1)).toBe(0);
  clock.forward(5_990);
  expect(counted('1/vote/1', '192.0.2.7', 1)).toBe(0);
  clock.forward(20);
  expect(counted('1/vote/1', '192.0.2.7', 2)).toBe(1);
});

test.each([
  ['192.0.2.7', '192.0.2.200', true],
  ['192.0.2.7', '192.0.3.7', false],
  ['::ffff:192.0.2.7', '192.0.2.8', true],
  ['2001:db8:1:200::1', '2001:db8:1:2ff::2', true],
  ['2001:db8:1:200::1', '2001:db8:1:300::1', false],
  ['no address', 'no address', true],
  ['no address', 'another', false],
])('[K8] addresses %s and %s – are of one place: %s', (one, other, isSame) => {
  expect(networkPrefixOf(one) === networkPrefixOf(other)).toBe(isSame);
});
