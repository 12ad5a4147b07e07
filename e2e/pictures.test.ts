import { ArticleType } from '@contract/codes';
import { journey } from '@testing/browser';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { visitNewsroom } from './visit';

const { newsroom, phone, at } = visitNewsroom();

const lost = [/Failed to load resource/];
const article = async () => at(`/newsDetail/1/${await newsroom().articleId('央措隧道两头掘进')}.html`);
const heights = (page: Page) =>
  page
    .locator('.content-main figure img')
    .evaluateAll((images) => images.map((image) => Math.round(image.getBoundingClientRect().height)));

describe('[C5] pictures that do not come', () => {
  journey(
    '[C5] in a text: a mark in their place, of the same size, in the end without the browser’s broken sign',
    async () => {
      const whole = await phone();
      await whole.open(await article());
      const expected = await heights(whole.page);
      expect(Math.min(...expected)).toBeGreaterThan(100);

      const { page, open } = await phone({ expected: lost });
      await page.route('**/media/**', (route) => route.abort());
      await open(await article());
      const images = page.locator('.content-main figure img');
      for (const image of await images.all()) {
        await image.scrollIntoViewIfNeeded();
        await expect
          .poll(() => image.evaluate((one) => one instanceof HTMLImageElement && one.complete))
          .toBe(true);
        expect(await image.evaluate((one) => getComputedStyle(one).backgroundImage)).toContain(
          'data:image/svg',
        );
      }
      expect(await heights(page)).toEqual(expected);
      // Once the end of the article has loaded, the browser's broken-image sign is gone.
      await page.locator('[data-bottom]').scrollIntoViewIfNeeded();
      const broken = () =>
        images.evaluateAll(
          (all) => all.filter((one) => one instanceof HTMLImageElement && one.naturalWidth === 0).length,
        );
      await expect.poll(broken).toBe(0);
      expect(await heights(page)).toEqual(expected);
      // behind those that came nothing shines through
      await whole.page.locator('[data-bottom]').scrollIntoViewIfNeeded();
      const marks = (page: Page) =>
        page
          .locator('.content-main figure img')
          .evaluateAll((all) => all.filter((one) => getComputedStyle(one).backgroundImage !== 'none').length);
      await expect.poll(() => marks(whole.page)).toBe(0);
      expect(await marks(page)).toBe(expected.length);
      // Their captions remain.
      expect(await page.locator('.content-main figcaption').count()).toBeGreaterThan(0);
    },
  );

  journey('[C5] in a list: the mark of its box, the rows as high as ever', async () => {
    const rows = (page: Page) =>
      page
        .locator('main li')
        .evaluateAll((all) => all.slice(0, 12).map((row) => Math.round(row.getBoundingClientRect().height)));
    const whole = await phone();
    await whole.open(at('/columnDetail/2.html'));
    const { page, open } = await phone({ expected: lost });
    await page.route('**/media/**', (route) => route.abort());
    await open(at('/columnDetail/2.html'));
    expect(await rows(page)).toEqual(await rows(whole.page));
    const boxes = await page
      .locator('main li img')
      .evaluateAll((images) =>
        images.map((image) => getComputedStyle(image.parentElement ?? image).backgroundImage),
      );
    expect(boxes.length).toBeGreaterThan(5);
    expect(boxes.filter((mark) => !mark.includes('data:image/svg'))).toEqual([]);
  });
});

journey(
  '[F5] a set opens over the whole screen: swiped, with caption, count and download of each',
  async () => {
    const { page, open } = await phone({ reducedMotion: true });
    await open(at(`/imageDetail/${await newsroom().articleOfType(ArticleType.imageSet)}.html`));
    const figures = page.locator('article figure');
    const count = await figures.count();
    expect(count).toBeGreaterThan(2);
    const captionOf = async (index: number) =>
      (await figures.nth(index).locator('figcaption span').textContent()) ?? '';
    await page.locator('article a[data-picture]').first().click();
    const gallery = page.getByRole('dialog');
    await gallery.waitFor();
    expect(await gallery.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
    const stands = async (index: number) => {
      await expect.poll(() => gallery.textContent()).toContain(`${index + 1} / ${count}`);
      expect(await gallery.textContent()).toContain(await captionOf(index));
      const href = await page.locator('article a[data-picture]').nth(index).getAttribute('href');
      expect(await gallery.locator('a[download]').getAttribute('href')).toBe(href);
    };
    await stands(0);
    // a finger that goes from right to left
    await expect.poll(() => gallery.evaluate((one) => one.classList.contains('pswp--ui-visible'))).toBe(true);
    const finger = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0) =>
      finger.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x, y: 400 }],
      });
    await touch('touchStart', 330);
    for (let x = 310; x >= 60; x -= 25) await touch('touchMove', x);
    await touch('touchEnd');
    await stands(1);
    await page.goBack();
    await gallery.waitFor({ state: 'detached' });
    expect(page.url()).toContain('/imageDetail/');
  },
);
