import { journey } from '@testing/browser';
import { watchQuiet } from '@testing/quiet';
import { PHONE } from '@testing/renderPage';
import { chromium } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { visitNewsroom } from './visit';

const { newsroom, at } = visitNewsroom();

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
