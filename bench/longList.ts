import { fillColumn } from '@testing/fillColumn';
import { goBackTo, heapOf, openRowInSight, scrollToEnd, scrollToMiddle } from '@testing/longList';
import { onPhone } from './browser';
import type { Figure } from './figure';
import { BASE_PATH, type BenchNewsroom } from './newsroom';

const COLUMN = 20;
const ROWS = 1000;

/** A column of a thousand rows on a phone: what it holds, and the way back into its middle. */
export async function benchLongList({ server, db }: BenchNewsroom): Promise<Figure[]> {
  await fillColumn({ db, clock: { now: Date.now, forward: () => undefined } }, COLUMN, ROWS);
  return onPhone(async (page, devtools) => {
    await page.goto(`${server.origin}${BASE_PATH}/home.html?column=${COLUMN}`);
    await page.locator('html[data-ready]').waitFor({ state: 'attached' });
    const before = await heapOf(devtools);
    const { elements } = await scrollToEnd(page);
    const grown = (await heapOf(devtools)) - before;
    const middle = await scrollToMiddle(page);
    await openRowInSight(page);
    const { took, off } = await goBackTo(page, middle);
    const name = `${ROWS} rows`;
    return [
      { name: `${name}: elements`, value: elements, unit: '', max: 3000 },
      { name: `${name}: heap grown by`, value: grown, unit: 'MB', max: 20 },
      { name: `${name}: back into the middle`, value: took, unit: 'ms', max: 100 },
      { name: `${name}: off the place left`, value: off, unit: 'px', max: 2 },
    ];
  });
}
