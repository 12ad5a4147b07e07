import { expect, test } from 'vitest';
import { appendPage, morePages } from './pages';

test('[E1] more pages are there iff the length is a positive multiple of 20', () => {
  expect([0, 1, 19, 20, 21, 39, 40].map((length) => morePages(length))).toEqual([
    false,
    false,
    false,
    true,
    false,
    false,
    true,
  ]);
});

test('[E1] dynamics judge by a positive multiple of 10', () => {
  expect([0, 10, 15, 20].map((length) => morePages(length, 10))).toEqual([false, true, false, true]);
});

const items = (...ids: number[]) => ids.map((id) => ({ id }));
const keyOf = ({ id }: { id: number }) => id;

test('[E1] a further page is appended in order, nothing doubles', () => {
  expect(appendPage(items(3, 2), items(2, 1, 1, 0), keyOf)).toEqual(items(3, 2, 1, 0));
});

test('[E1] the list stays the same one where a page brings nothing new', () => {
  const list = items(3, 2);
  expect(appendPage(list, items(2, 3), keyOf)).toBe(list);
  expect(appendPage(list, [], keyOf)).toBe(list);
});
