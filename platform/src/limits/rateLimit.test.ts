import { fakeClock } from '@testing/clock';
import { expect, test } from 'vitest';
import { networkOf, RateLimit } from './rateLimit';

const RATE = { capacity: 3, perSecond: 2 };
const taken = (limit: RateLimit, subject: string, times: number) =>
  Array.from({ length: times }, () => limit.take(subject)).filter(Boolean).length;

test('[K8] so many at once, so many more every second, never more than at once', () => {
  const clock = fakeClock(1_930_000_000_000);
  const limit = new RateLimit(RATE, clock.now, 10);
  expect(taken(limit, 'a', 10)).toBe(3);
  clock.forward(499);
  expect(limit.take('a')).toBe(false);
  clock.forward(1);
  expect(taken(limit, 'a', 10)).toBe(1);
  clock.forward(3_600_000);
  expect(taken(limit, 'a', 10)).toBe(3);
});

test('[K8] one subject takes nothing from another', () => {
  const limit = new RateLimit(RATE, fakeClock(0).now, 10);
  taken(limit, 'a', 10);
  expect(taken(limit, 'b', 10)).toBe(3);
});

test('[K8] a clock that is set back gives nothing away', () => {
  const clock = fakeClock(1_930_000_000_000);
  const limit = new RateLimit(RATE, clock.now, 10);
  taken(limit, 'a', 10);
  clock.forward(-3_600_000);
  expect(limit.take('a')).toBe(false);
  clock.forward(3_600_000);
  expect(taken(limit, 'a', 10)).toBe(3);
});

test('[K8] it remembers so many and no more: the one longest unseen goes', () => {
  const limit = new RateLimit(RATE, fakeClock(0).now, 2);
  taken(limit, 'a', 3);
  taken(limit, 'b', 3);
  taken(limit, 'c', 3);
  expect(limit.take('c')).toBe(false);
  expect(limit.take('b')).toBe(false);
  expect(limit.take('a')).toBe(true);
});

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:aaaa::1', networkOf('2001:db8:1:2:bbbb::2')],
  ['no address', 'no address'],
])('[K8] %s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('[K8] two households of IPv6 are two', () => {
  expect(networkOf('2001:db8:1:2::1')).not.toBe(networkOf('2001:db8:1:3::1'));
});
