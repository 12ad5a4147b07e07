import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { journey } from '@testing/browser';
import { outsideInputs, ownInputs } from '@testing/realInput';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { visitNewsroom } from './visit';

const { newsroom, phone, at } = visitNewsroom();
const paper = () => at('/paperSharePage.html');
const zoomed = '[data-zoomed]';
const place = (page: Page) =>
  page.locator(zoomed).evaluate((box) => [box.scrollLeft, box.scrollTop, window.scrollY]);
const pageImage = (page: Page) => page.getByRole('img', { name: '01 要闻版面图' });

journey(
  '[F25 paperSharePage] an edition found by date – a story tapped on the zoomed page – opens, and back shows the same spot',
  async () => {
    const { page, open } = await phone();
    await open(paper());
    await page.getByRole('button', { name: '选择日期' }).click();
    const days = page.getByRole('dialog').locator('td button');
    await days.first().waitFor();
    const other = page.getByRole('dialog').locator('td button:not([aria-current])');
    if ((await other.count()) === 0) await page.getByRole('button', { name: '上个月' }).click();
    await other.last().click();
    await page.waitForURL(/paperSharePage\/\d{8}\/1\/1\.html/);
    await pageImage(page).waitFor();
    await page.getByRole('button', { name: '放大' }).click();
    await page.getByRole('button', { name: '放大' }).click();
    await page.locator(zoomed).waitFor();
    const before = await place(page);
    await page.locator(zoomed).click();
    await page.waitForURL(/\?article=\d+/);
    await page.getByRole('link', { name: '看版面' }).waitFor();
    await page.goBack();
    await page.locator(zoomed).waitFor();
    expect(await place(page)).toEqual(before);
  },
);

journey(
  '[F25 paperSharePage] a page – pinched to three times, then the phone is turned – keeps areas on the image and sharpens it',
  async () => {
    const { page, open, devtools } = await phone();
    await open(paper());
    const tools = await devtools();
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number) =>
      tools.send('Input.dispatchTouchEvent', {
        type,
        touchPoints:
          type === 'touchEnd'
            ? []
            : [
                { x: 195 - apart, y: 450, id: 0 },
                { x: 195 + apart, y: 450, id: 1 },
              ],
      });
    await touch('touchStart', 40);
    for (const apart of [60, 80, 100, 120]) await touch('touchMove', apart);
    await touch('touchEnd', 0);
    await page.locator(zoomed).waitFor();
    const parts = () =>
      page.evaluate(() => {
        const box = document.querySelector('[data-zoomed]');
        const image = box?.querySelector('img');
        const area = box?.querySelector('a');
        if (!box || !image || !area) return undefined;
        const [outer, inner] = [image.getBoundingClientRect(), area.getBoundingClientRect()];
        const left = (inner.left - outer.left) / outer.width;
        return { scale: outer.width / box.clientWidth, left, sharp: image.naturalWidth / outer.width };
      });
    await expect.poll(async () => (await parts())?.sharp).toBeGreaterThan(0.9);
    const upright = await parts();
    expect(upright?.scale).toBeGreaterThan(2.8);
    await page.setViewportSize({ width: 844, height: 390 });
    await expect.poll(async () => (await parts())?.scale).toBeCloseTo(upright?.scale ?? 0, 1);
    expect((await parts())?.left).toBeCloseTo(upright?.left ?? 0, 2);
  },
);

const certificate = async () => at(`/previewPDF.html?id=${await newsroom().articleId('央措隧道两头掘进')}`);
/** Share of the first page's dots that are not white. */
const inkOf = (page: Page) =>
  page
    .locator('canvas')
    .first()
    .evaluate((canvas) => {
      const context = canvas instanceof HTMLCanvasElement ? canvas.getContext('2d') : undefined;
      if (!context || context.canvas.width < 301) return 0;
      const { data } = context.getImageData(0, 0, context.canvas.width, context.canvas.height);
      return data.filter((value, index) => index % 4 === 0 && value < 200).length;
    });

journey('[F20 previewPDF] a certificate – opened, zoomed – is drawn by the page’s own worker', async () => {
  const { page, open } = await phone();
  await open(await certificate());
  await page.getByRole('button', { name: '查看证书' }).click();
  await page.getByText('共1页').waitFor();
  await expect.poll(() => inkOf(page)).toBeGreaterThan(1000);
  await page.getByRole('button', { name: '放大' }).click();
  await expect.poll(() => inkOf(page)).toBeGreaterThan(1000);
});

journey(
  '[F20 previewPDF] a certificate – its file is broken – says so and still offers the download',
  async () => {
    const { page, open } = await phone({ expected: [/pdf/i] });
    await page.route(/\.pdf$/, (route) =>
      route.fulfill({ contentType: 'application/pdf', body: 'no document' }),
    );
    await open(await certificate());
    await page.getByRole('button', { name: '查看证书' }).click();
    await page.getByText('证书文件无法读取').waitFor();
    await page.getByRole('link', { name: '下载证书' }).waitFor();
  },
);

const withoutFonts = [
  join(ownInputs, 'pdf/without-fonts.pdf'),
  ...(outsideInputs === undefined ? [] : [join(outsideInputs, 'pdf/XiaoBiaoSong.pdf')]),
].map((path) => ({ name: basename(path), path }));
journey.each(withoutFonts)(
  '[F20 previewPDF] the Chinese document $name without its fonts – opened – shows its signs',
  async ({ path }) => {
    const { page, open } = await phone();
    const body = await readFile(path);
    await page.route(/\.pdf$/, (route) => route.fulfill({ contentType: 'application/pdf', body }));
    await open(await certificate());
    await page.getByRole('button', { name: '查看证书' }).click();
    await expect.poll(() => inkOf(page)).toBeGreaterThan(500);
  },
);
