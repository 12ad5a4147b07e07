import type { Page } from 'playwright-core';

/** What the browser itself says of a page's loading, times in ms from its start. */
export interface Observed {
  readonly first: number;
  readonly largest: number;
  readonly shift: number;
  /** Of every task what went beyond 50 ms. */
  readonly blocking: number;
}

/** Runs in the page, before everything else. */
export function observe(): void {
  const seen = { first: 0, largest: 0, shift: 0, blocking: 0 };
  const number = (entry: object, name: string) => Number(Reflect.get(entry, name) ?? 0);
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.first = entry.startTime;
  });
  watch('largest-contentful-paint', (entry) => {
    seen.largest = entry.startTime;
  });
  watch('layout-shift', (entry) => {
    if (!Reflect.get(entry, 'hadRecentInput')) seen.shift += number(entry, 'value');
  });
  watch('longtask', (entry) => {
    seen.blocking += Math.max(0, entry.duration - 50);
  });
  Reflect.set(window, 'observed', seen);
}

export const readObserved = async (page: Page): Promise<Observed> => {
  const text = await page.evaluate(() => JSON.stringify(Reflect.get(window, 'observed')));
  return JSON.parse(text);
};
