import type { CDPSession, Page } from 'playwright-core';

/** A walk through a long list, for the journey and for the benchmark; functions that run in the page stand alone. */

export interface VisibleRow {
  readonly title: string;
  /** CSS px from the window's upper edge. */
  readonly top: number;
}

/** MB on the page's heap after what nobody holds is gone. */
export async function heapOf(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage');
  return (await devtools.send('Runtime.getHeapUsage')).usedSize / 1_000_000;
}

/** Page after page, as a thumb does, until the end is said. */
export async function scrollToEnd(page: Page): Promise<{ elements: number; height: number }> {
  await page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const ended = () => document.querySelector('main')?.textContent?.includes('没有更多了') === true;
    for (let step = 0; step < 3000 && !ended(); step += 1) {
      window.scrollTo(0, document.documentElement.scrollHeight);
      await frame();
      await frame();
    }
  });
  await page.getByText('没有更多了').waitFor();
  return page.evaluate(() => ({
    elements: document.getElementsByTagName('*').length,
    height: document.documentElement.scrollHeight,
  }));
}

/** @returns where the window stands then, CSS px. */
export const scrollToMiddle = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    window.scrollTo(0, Math.round(document.documentElement.scrollHeight / 2));
    for (let step = 0; step < 20; step += 1) await frame();
    return window.scrollY;
  });

const visibleRow = (open: boolean): VisibleRow => {
  const rows = [...document.querySelectorAll('main li a[href*="/newsDetail/"]')];
  const row = rows.find((one) => one.getBoundingClientRect().top > 200);
  if (open && row instanceof HTMLElement) row.click();
  return { title: row?.textContent ?? '', top: row?.getBoundingClientRect().top ?? 0 };
};

/** The first row wholly in sight. */
export const rowInSight = (page: Page): Promise<VisibleRow> => page.evaluate(visibleRow, false);

export async function openRowInSight(page: Page): Promise<void> {
  await page.evaluate(visibleRow, true);
  await page.locator('article h1').waitFor();
}

/** Goes back and watches the list come: ms until it stands where it was left, and how far off, CSS px. */
export const goBackTo = (page: Page, place: number): Promise<{ took: number; off: number }> =>
  page.evaluate(
    (target) =>
      new Promise<{ took: number; off: number }>((done) => {
        const watch = () => {
          const begun = performance.now();
          const look = () => {
            const there = document.querySelector('main li a[href*="/newsDetail/"]') !== null;
            const off = Math.abs(window.scrollY - target);
            const took = performance.now() - begun;
            if ((there && off <= 2) || took > 5000) done({ took, off });
            else requestAnimationFrame(look);
          };
          requestAnimationFrame(look);
        };
        window.addEventListener('popstate', watch, { once: true });
        window.history.back();
      }),
    place,
  );
