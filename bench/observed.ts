import type { Page } from 'playwright-core';

/** The browser's own loading metrics; times in ms from navigation start. */
export interface Observed {
  readonly first: number;
  readonly largest: number;
  readonly shift: number;
  /** Of every task what went beyond 50 ms. */
  readonly blocking: number;
}

/** Runs in the page, before everything else. */
export function observe(): void {
  const observed = { first: 0, largest: 0, shift: 0, blocking: 0 };
  const number = (entry: object, name: string) => Number(Reflect.get(entry, name) ?? 0);
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') observed.first = entry.startTime;
  });
  watch('largest-contentful-paint', (entry) => {
    observed.largest = entry.startTime;
  });
  watch('layout-shift', (entry) => {
    if (!Reflect.get(entry, 'hadRecentInput')) observed.shift += number(entry, 'value');
  });
  watch('longtask', (entry) => {
    observed.blocking += Math.max(0, entry.duration - 50);
  });
  Reflect.set(window, 'observed', observed);
}

export const readObserved = async (page: Page): Promise<Observed> => {
  const text = await page.evaluate(() => JSON.stringify(Reflect.get(window, 'observed')));
  return JSON.parse(text);
};
