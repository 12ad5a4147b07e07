import type { Page, Request } from 'playwright-core';
import { expect } from 'vitest';
import { within } from './within';

/** An idle page may never say so while it is animated: its callback has a limit. */
const IDLE_MS = 2_000;

/** Resolves when the page has processed what came and has nothing else to do. */
export const untilIdle = (page: Page): Promise<void> =>
  within(
    `the page ${page.url()} becomes idle`,
    page.evaluate(
      (timeout) =>
        new Promise<void>((done) => setTimeout(() => requestIdleCallback(() => done(), { timeout }))),
      IDLE_MS,
    ),
  );

/**
 * Watches what a page asks for; what comes back waits until nothing of it is on its way and the page has taken up what came.
 * An idle page may still begin something (a part that loads late, a call after it): it is quiet when it was idle twice without.
 * The browser's `networkidle` is no such sign: it is said once a page, half a second late, and stays said whatever is asked for
 * afterwards.
 */
export function watchQuiet(page: Page): () => Promise<void> {
  const onTheirWay = new Set<Request>();
  let begun = 0;
  page.on('request', (request) => {
    begun += 1;
    onTheirWay.add(request);
  });
  page.on('requestfinished', (request) => onTheirWay.delete(request));
  page.on('requestfailed', (request) => onTheirWay.delete(request));
  const urls = () => [...onTheirWay].map((request) => request.url());
  return async () => {
    await page.waitForLoadState('load');
    for (let idleRounds = 0, before = begun; idleRounds < 2; idleRounds += 1) {
      await expect.poll(urls, { interval: 10 }).toEqual([]);
      await untilIdle(page);
      if (before !== begun) idleRounds = -1;
      before = begun;
    }
  };
}
