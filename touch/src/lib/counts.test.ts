import { zh as words } from '@touch/locales/zh';
import { expect, test } from 'vitest';
import { cappedCount } from './cappedCount';
import { countText } from './counts';

test('[D1] counts below a thousand stand as they are', () => {
  expect([0, 1, 999].map((n) => countText(n, { words }))).toEqual(['0', '1', '999']);
});

test('[D1] thousands are Nk+, from ten thousand Nw+, never rounded up', () => {
  expect([1000, 1999, 9999, 10_000, 19_999, 1_234_567].map((n) => countText(n, { words }))).toEqual([
    '1k+',
    '1k+',
    '9k+',
    '1w+',
    '1w+',
    '123w+',
  ]);
});

test('[D1] the variant writes ten-thousands with 万', () => {
  expect(
    [9999, 10_000, 12_345, 19_999, 100_000, 1_000_500].map((n) => countText(n, { style: 'wan', words })),
  ).toEqual(['9999', '1万', '1.2万', '1.9万', '10万', '100万']);
});

test('[D1] the cap is 999 unless another is given', () => {
  expect([998, 999, 1000].map((n) => cappedCount(n))).toEqual(['998', '999', '999+']);
  expect(cappedCount(100, 99)).toBe('99+');
});

test('[wire W16] an unset integer reads as zero', () => {
  expect([countText(-2_147_483_648, { words }), countText(Number.NaN, { words }), cappedCount(-1)]).toEqual([
    '0',
    '0',
    '0',
  ]);
});
