import { journey } from '@testing/browser';
import { watchQuiet } from '@testing/quiet';
import { PHONE } from '@testing/renderPage';
import { chromium, type Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { visitNewsroom } from './visit';

const { newsroom, phone, at } = visitNewsroom();

const article = async () => at(`/newsDetail/1/${await newsroom().articleId('央措隧道两头掘进')}.html`);
/** Waits until a page that has loaded stands within 2 px of a place. */
async function standsAt(page: Page, y: number): Promise<void> {
  await page.waitForLoadState('load');
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await expect
    .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - y))
    .toBeLessThanOrEqual(2);
}
const scrollTo = async (page: Page, y: number) => {
  await page.evaluate((to) => window.scrollTo(0, to), y);
  await standsAt(page, y);
};
const rows = (page: Page) => page.locator('main li a[href*="/newsDetail/"]');
/** Scrolls a list down to a row and taps it. @returns where the list stood */
async function openRow(page: Page): Promise<number> {
  await rows(page).nth(8).scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  expect(left).toBeGreaterThan(200);
  await rows(page).nth(8).click();
  return left;
}
async function openFromList(page: Page): Promise<number> {
  const left = await openRow(page);
  await page.locator('article h1').waitFor();
  return left;
}

journey(
  '[A16] an article – reloaded, left for another host and back – stands at the same place',
  async () => {
    const { page, open } = await phone();
    await open(await article());
    await scrollTo(page, 900);
    for (const _ of [1, 2]) {
      await page.reload();
      await standsAt(page, 900);
    }
    await page.goto(newsroom().origin.replace('127.0.0.1', 'localhost') + at('/aboutUs.html'));
    await page.goBack();
    await standsAt(page, 900);
  },
);

journey('[A10] a list – its article is reloaded, then back – stands at the same place', async () => {
  const { page, open } = await phone();
  await open(at('/home.html?column=2'));
  const left = await openFromList(page);
  await scrollTo(page, 300);
  await page.reload();
  await standsAt(page, 300);
  await page.goBack();
  await rows(page).nth(8).waitFor();
  await standsAt(page, left);
});

journey(
  '[A10] a list on its way back – the page is loaded again before it came – stands there all the same',
  async () => {
    const { page, open } = await phone({ expected: [/Failed to load/] });
    await open(at('/home.html?column=2'));
    const left = await openFromList(page);
    await page.reload();
    await standsAt(page, 0);
    await page.route('**/getArticlesNew*', (route) => route.abort());
    await page.goBack();
    await page.waitForURL('**/home.html?column=2');
    await page.unroute('**/getArticlesNew*');
    await page.reload();
    await standsAt(page, left);
  },
);

journey(
  '[A10] an article on its way – the page is loaded again before it came – begins at its top',
  async () => {
    const { page, open } = await phone();
    await open(at('/home.html?column=2'));
    await page.route('**/newsDetail-*.js', () => undefined);
    await openRow(page);
    await page.waitForURL('**/newsDetail/**');
    await page.unroute('**/newsDetail-*.js');
    await page.reload();
    await page.locator('article h1').waitFor();
    await standsAt(page, 0);
  },
);

journey('[A10] the page’s own way back – after a reload – leads to the list it was opened from', async () => {
  const { page, open } = await phone();
  await open(at('/home.html?column=2'));
  const left = await openFromList(page);
  await page.reload();
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await page.getByRole('button', { name: '返回' }).click();
  await page.waitForURL('**/home.html?column=2');
  await rows(page).nth(8).waitFor();
  await standsAt(page, left);
});

journey('[A16] a page left for another site comes back from the back-forward cache as it was', async () => {
  // the shared browser runs without that cache
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM || '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--enable-features=BackForwardCache'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  onTestFinished(() => browser.close());
  const context = await browser.newContext({
    userAgent: PHONE,
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const quiet = watchQuiet(page);
  await page.addInitScript(() => {
    window.addEventListener('pageshow', ({ persisted }) => {
      if (persisted) document.documentElement.dataset.restored = '';
    });
  });
  await page.goto(newsroom().origin + at('/home.html?column=2'));
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await page.evaluate(() => window.scrollTo(0, 500));
  // a browser keeps no page that still waits for something of the network
  await quiet();
  const elsewhere = newsroom().origin.replace('127.0.0.1', 'localhost');
  await page.goto(`${elsewhere}${at('/aboutUs.html')}`);
  await page.goBack({ waitUntil: 'commit' });
  await page.locator('html[data-restored]').waitFor({ state: 'attached' });
  expect(await page.evaluate(() => window.scrollY)).toBe(500);
  expect(page.url()).toContain('column=2');
});
