import { is } from 'valibot';
import { expect, test } from 'vitest';
import { Binary, bit, bitText, countText, Done, date, Empty, int, listOf, paperDate } from './wireValues';

test.each([
  ['bit', bit, [0, 1], [2, '0', '1', true]],
  ['bitText', bitText, ['0', '1'], ['', '2', 0, 1]],
  ['int', int, [-1, 0, 7], [0.5, '7', null]],
  ['countText', countText, ['0', '12'], ['', '-1', '1.0', '1万', ' 1', 1]],
  [
    'date',
    date,
    ['', '2026-03-05 08:00:00.0'],
    [
      '2026-03-05',
      '2026-03-05 08:00:00',
      '26-03-05 08:00:00.0',
      '2026-03-05T08:00:00.0',
      '2026-3-5 8:0:0.0',
      ' 2026-03-05 08:00:00.0',
      '2026-03-05 08:00:00.00',
    ],
  ],
  [
    'paperDate',
    paperDate,
    ['20260305'],
    ['', '2026035', '202603051', '2026-03-05', 'x20260305', '20260305x', 20260305],
  ],
  ['Done', Done, [true], [false, 'true']],
  ['Empty', Empty, [{}], ['', null]],
  ['Binary', Binary, [new Uint8Array(1)], ['', [1]]],
])('[wire W13] %s – has its own values and no others', (_, schema, taken, refused) => {
  expect(taken.filter((value) => !is(schema, value))).toEqual([]);
  expect(refused.filter((value) => is(schema, value))).toEqual([]);
});

test('[wire W12] a list – has its rows and says if there are more', () => {
  const numbers = listOf(int);
  expect(is(numbers, { list: [1, 2], hasMore: false })).toBe(true);
  expect(is(numbers, { list: ['1'], hasMore: false })).toBe(false);
  expect(is(numbers, { list: [1] })).toBe(false);
  expect(is(numbers, { hasMore: true })).toBe(false);
});
