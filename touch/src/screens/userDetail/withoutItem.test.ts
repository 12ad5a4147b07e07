import type { Entry } from '@touch/outside/queryCache';
import { expect, test } from 'vitest';
import { withoutItem } from './withoutItem';

const list = (pages: readonly (readonly number[])[], hasMore: boolean): Entry => ({
  state: 'ready',
  at: 1,
  value: { extras: undefined, pages, hasMore, more: 'idle' },
});

test('[E2] an item that is taken back leaves the others where they were', () => {
  expect(withoutItem(list([[1, 2], [3]], false), (one) => one === 2)).toEqual(list([[1], [3]], false));
});

test('[E7] a list that has none left is empty, one with more to come is not', () => {
  expect(withoutItem(list([[1]], false), () => true)).toEqual({ state: 'empty', at: 1 });
  expect(withoutItem(list([[1]], true), () => true)).toEqual(list([[]], true));
});

test('a query without a list – one item removed – stays as it is', () => {
  expect(withoutItem({ state: 'empty', at: 3 }, () => true)).toEqual({ state: 'empty', at: 3 });
  expect(withoutItem(undefined, () => true)).toEqual({ state: 'loading' });
});
