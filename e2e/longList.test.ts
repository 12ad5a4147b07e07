import { journey } from '@testing/browser';
import { expect } from 'vitest';
import { fillColumn } from './fillColumn';
import { visitNewsroom } from './visit';

const { newsroom, phone, at } = visitNewsroom();

const COLUMN = 20;
const ROWS = 1000;

journey('[E3] a thousand rows: few elements, little memory, and back to the same pixel at once', async () => {
  await fillColumn(newsroom(), COLUMN, ROWS);
  const { page, open, devtools } = await phone();
  await open(at(`/home.html?column=${COLUMN}`));
  const cdp = await devtools();
  const heap = async () => {
    await cdp.send('HeapProfiler.collectGarbage');
    return (await cdp.send('Runtime.getHeapUsage')).usedSize / 1_000_000;
  };
  const before = await heap();

  // page after page, as a thumb does, until the end is said
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
  const seen = await page.evaluate(() => ({
    elements: document.getElementsByTagName('*').length,
    height: document.documentElement.scrollHeight,
  }));
  expect(seen.height).toBeGreaterThan(ROWS * 50);
  expect(seen.elements).toBeLessThan(3000);
  expect((await heap()) - before).toBeLessThanOrEqual(20);

  const middle = await page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    window.scrollTo(0, Math.round(document.documentElement.scrollHeight / 2));
    for (let step = 0; step < 20; step += 1) await frame();
    return window.scrollY;
  });
  const seenRow = () => {
    const rows = [...document.querySelectorAll('main li a[href*="/newsDetail/"]')];
    const row = rows.find((one) => one.getBoundingClientRect().top > 200);
    return { title: row?.textContent ?? '', top: row?.getBoundingClientRect().top ?? 0 };
  };
  const left = await page.evaluate(seenRow);
  await page.evaluate(() => {
    const rows = [...document.querySelectorAll('main li a[href*="/newsDetail/"]')];
    const row = rows.find((one) => one.getBoundingClientRect().top > 200);
    if (row instanceof HTMLElement) row.click();
  });
  await page.locator('article h1').waitFor();
  const back = await page.evaluate(
    (target) =>
      new Promise<{ took: number; off: number }>((done) => {
        window.addEventListener(
          'popstate',
          () => {
            const begun = performance.now();
            const look = () => {
              const there = document.querySelector('main li a[href*="/newsDetail/"]') !== null;
              const off = Math.abs(window.scrollY - target);
              const took = performance.now() - begun;
              if ((there && off <= 2) || took > 5000) done({ took, off });
              else requestAnimationFrame(look);
            };
            requestAnimationFrame(look);
          },
          { once: true },
        );
        window.history.back();
      }),
    middle,
  );
  expect(back.off).toBeLessThanOrEqual(2);
  expect(back.took).toBeLessThanOrEqual(100);
  const again = await page.evaluate(seenRow);
  expect(again.title).toBe(left.title);
  expect(Math.abs(again.top - left.top)).toBeLessThanOrEqual(2);
});
