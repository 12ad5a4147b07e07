import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core';

export const launch = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.CHROMIUM || '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
    ],
  });

/** A phone of its own in a browser of its own, 390 × 844. */
export async function onPhone<T>(work: (page: Page, devtools: CDPSession) => Promise<T>): Promise<T> {
  const browser = await launch();
  try {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      isMobile: true,
      hasTouch: true,
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    return await work(page, await context.newCDPSession(page));
  } finally {
    await browser.close();
  }
}
