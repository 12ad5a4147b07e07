import { journey } from '@testing/browser';
import { fillColumn } from '@testing/fillColumn';
import { goBackTo, heapOf, openRowInSight, rowInSight, scrollToEnd, scrollToMiddle } from '@testing/longList';
import { expect } from 'vitest';
import { visitNewsroom } from './visit';

const { newsroom, phone, at } = visitNewsroom();

const COLUMN = 20;
const ROWS = 1000;

journey('[E3] a thousand rows: few elements, little memory, and back to the same pixel', async () => {
  await fillColumn(newsroom(), COLUMN, ROWS);
  const { page, open, devtools } = await phone();
  await open(at(`/home.html?column=${COLUMN}`));
  const cdp = await devtools();
  const before = await heapOf(cdp);

  const { elements, height } = await scrollToEnd(page);
  expect(height).toBeGreaterThan(ROWS * 50);
  expect(elements).toBeLessThan(3000);
  expect((await heapOf(cdp)) - before).toBeLessThanOrEqual(20);

  const middle = await scrollToMiddle(page);
  const left = await rowInSight(page);
  await openRowInSight(page);
  expect((await goBackTo(page, middle)).off).toBeLessThanOrEqual(2);
  const again = await rowInSight(page);
  expect(again.title).toBe(left.title);
  expect(Math.abs(again.top - left.top)).toBeLessThanOrEqual(2);
});
