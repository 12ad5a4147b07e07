import type { Page, Request } from 'playwright-core';
import { expect } from 'vitest';

/**
 * Watches what a page asks for; what comes back waits until nothing of it is on its way and the page has taken up what came.
 * The browser's `networkidle` alone is no such sign: it is said once a page, and stays said whatever is asked for afterwards.
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
  // it has nothing else to do any more
  const idle = () => page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done())));
  return async () => {
    await page.waitForLoadState('load');
    await page.waitForLoadState('networkidle');
    let before = -1;
    while (before !== begun) {
      before = begun;
      await expect.poll(() => [...onTheirWay].map((request) => request.url())).toEqual([]);
      await idle();
    }
  };
}
