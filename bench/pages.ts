import type { Browser, CDPSession, Page } from 'playwright-core';
import { chromium } from 'playwright-core';
import { type Figure, median } from './figure';
import { BASE_PATH, type BenchNewsroom } from './newsroom';
import { observe, readObserved } from './observed';
import { weigh } from './weights';

const RUNS = 5;
const PHONE =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/128.0.0.0 Mobile Safari/537.36';

/** A cold phone: nothing kept, 390 × 844 at three device pixels each. */
export async function coldly<T>(
  browser: Browser,
  prepare: (devtools: CDPSession) => Promise<unknown>,
  work: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 3,
    isMobile: true,
    hasTouch: true,
    userAgent: PHONE,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.addInitScript(observe);
  await prepare(await context.newCDPSession(page));
  try {
    return await work(page);
  } finally {
    await context.close();
  }
}

export const slowLine = (devtools: CDPSession) =>
  devtools.send('Network.enable').then(() =>
    devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 1_600_000 / 8,
      uploadThroughput: 750_000 / 8,
    }),
  );
export const slowProcessor = (devtools: CDPSession) =>
  devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });

export async function opened(page: Page, address: string) {
  await page.goto(address, { waitUntil: 'load' });
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  return readObserved(page);
}

async function figuresOf(
  browser: Browser,
  name: string,
  address: string,
  limits: { js: number; files: number },
) {
  const weight = await coldly(
    browser,
    async () => undefined,
    (page) => weigh(page, address),
  );
  const shift = await coldly(
    browser,
    async () => undefined,
    async (page) => {
      await opened(page, address);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      for (let y = 500; y < Math.min(height, 8000); y += 500) {
        await page.evaluate((to) => window.scrollTo(0, to), y);
        await page.evaluate(
          () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
        );
      }
      return (await readObserved(page)).shift;
    },
  );
  const slow = [];
  const paints = [];
  for (let run = 0; run < RUNS; run += 1) {
    slow.push((await coldly(browser, slowProcessor, (page) => opened(page, address))).blocking);
    paints.push(await coldly(browser, slowLine, (page) => opened(page, address)));
  }
  const figures: Figure[] = [
    { name: `${name}: scripts, gzip`, value: weight.scripts / 1000, unit: 'KB', max: limits.js },
    { name: `${name}: script files`, value: weight.scriptFiles, unit: '', max: limits.files },
    { name: `${name}: HTML with its styles, gzip`, value: weight.html / 1000, unit: 'KB', max: 30 },
    { name: `${name}: requests besides pictures`, value: weight.requests, unit: '', max: 12 },
    { name: `${name}: pictures`, value: weight.pictures / 1000, unit: 'KB' },
    { name: `${name}: layout shift`, value: Math.round(shift * 1000) / 1000, unit: '', max: 0 },
    { name: `${name}: blocked at a quarter of the CPU`, value: median(slow), unit: 'ms', max: 60 },
    {
      name: `${name}: first paint, 1.6 Mbps`,
      value: median(paints.map(({ first }) => first)),
      unit: 'ms',
      max: 400,
    },
    {
      name: `${name}: largest picture, 1.6 Mbps`,
      value: median(paints.map(({ largest }) => largest)),
      unit: 'ms',
      max: 800,
    },
  ];
  return figures;
}

/** The browser whose windows are phones. */
export const openPhones = (program = '/usr/bin/chromium'): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.CHROMIUM || program,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
    ],
  });

/** Cost of a first visit on a phone. */
export async function benchPages({ server }: BenchNewsroom): Promise<Figure[]> {
  const browser = await openPhones();
  try {
    const at = (path: string) => server.origin + BASE_PATH + path;
    // sizes of pictures are made at their first request: not what is measured
    await coldly(
      browser,
      async () => undefined,
      (page) => opened(page, at('/newsDetail/1/1000.html')),
    );
    await coldly(
      browser,
      async () => undefined,
      (page) => opened(page, at('/home.html')),
    );
    return [
      ...(await figuresOf(browser, 'article', at('/newsDetail/1/1000.html'), { js: 85, files: 6 })),
      ...(await figuresOf(browser, 'home', at('/home.html'), { js: 95, files: 7 })),
    ];
  } finally {
    await browser.close();
  }
}
