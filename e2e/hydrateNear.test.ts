import { journey } from '@testing/browser';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { visitNewsroom } from './visit';

const { newsroom, phone, at } = visitNewsroom();

const LATE = 'main [data-static]';
const lateLinks = (page: Page) => page.locator(`${LATE} a[href*="/newsDetail/"]`);

/** Home, loaded and not touched. */
async function untouchedHome(options: Parameters<typeof phone>[0] = {}) {
  const visitor = await phone(options);
  await visitor.open(at('/home.html'));
  await visitor.quiet();
  // the first section is in the window, the last one far below it
  await expect.poll(() => visitor.page.locator('main .rows').first().getAttribute('data-static')).toBe(null);
  expect(await lateLinks(visitor.page).count()).toBeGreaterThan(5);
  return visitor;
}

journey('[A10] a section below the window – tapped before it is hydrated – its link leads', async () => {
  const { page } = await untouchedHome();
  const link = lateLinks(page).last();
  const title = (await link.textContent()) ?? '';
  await link.evaluate((one) => one instanceof HTMLElement && one.click());
  await page.waitForURL('**/newsDetail/**');
  expect(title).toContain((await page.locator('article h1').textContent())?.trim());
  await page.goBack();
  await page.waitForURL('**/home.html');
  await page.locator('main .rows').first().waitFor();
});

journey('[E3] a reader who scrolls – sections hydrate as they come near, none stays above', async () => {
  const { page } = await untouchedHome();
  const before = await page.locator(LATE).count();
  await page.evaluate(() => window.scrollTo(0, 2000));
  await expect.poll(() => page.locator(LATE).count()).toBeLessThan(before);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(() => page.locator(LATE).count()).toBe(0);
});

journey(
  '[A10] a row far below – reached by a jump – is found at its place by back and after a reload',
  async () => {
    const { page, ready } = await untouchedHome();
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect.poll(() => page.locator(LATE).count()).toBe(0);
    const link = page.locator('main .rows').last().locator('a[href*="/newsDetail/"]').last();
    await link.evaluate((one) => one.scrollIntoView({ block: 'center' }));
    const top = () => link.evaluate((one) => one.getBoundingClientRect().top);
    const left = await top();
    await link.evaluate((one) => one instanceof HTMLElement && one.click());
    await page.locator('article h1').waitFor();
    await page.goBack();
    await expect.poll(async () => Math.abs((await top()) - left)).toBeLessThanOrEqual(2);
    await page.reload();
    await ready();
    await expect.poll(async () => Math.abs((await top()) - left)).toBeLessThanOrEqual(2);
  },
);

journey(
  '[C6] a section that is not hydrated – found in the page, or focused – hydrates; Enter opens inside the page',
  async () => {
    const { page } = await untouchedHome({ desktop: true });
    await page.evaluate(() => Reflect.set(window, 'same', true));
    const title = (await lateLinks(page).last().textContent()) ?? '';
    const find = (text: string) => Boolean(Reflect.get(window, 'find').call(window, text));
    expect(await page.evaluate(find, title)).toBe(true);
    await expect.poll(() => page.locator(LATE).count()).toBe(0);
    const link = page.locator('main a[href*="/newsDetail/"]', { hasText: title }).last();
    await link.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/newsDetail/**');
    expect(await page.evaluate(() => Reflect.get(window, 'same'))).toBe(true);
  },
);

journey('[C7] the look changes – sections are not hydrated yet – every row stays as it was', async () => {
  const { page } = await untouchedHome();
  const rows = () => page.locator('main li a[href*="Detail/"]').count();
  const before = await rows();
  await page
    .locator(LATE)
    .last()
    .evaluate((element) => element.setAttribute('data-same', ''));
  await page.getByRole('button', { name: '长辈版' }).click();
  await page.locator('html[data-elder]').waitFor({ state: 'attached' });
  expect(await rows()).toBe(before);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(() => page.locator(LATE).count()).toBe(0);
  expect([await rows(), await page.locator('main [data-same]').count()]).toEqual([before, 1]);
});

journey(
  '[F1] what lies below the window – as served – is laid out late on screens, and whole on paper',
  async () => {
    const { page } = await untouchedHome();
    const visibility = () =>
      page
        .locator(LATE)
        .last()
        .evaluate((element) => getComputedStyle(element).contentVisibility);
    expect(await visibility()).toBe('auto');
    await page.emulateMedia({ media: 'print' });
    expect(await visibility()).toBe('visible');
  },
);

journey('[F4] a served text – not hydrated, then hydrated – is laid out late, then whole', async () => {
  const { page, ready } = await phone();
  let come = () => {};
  const held = new Promise<void>((done) => {
    come = done;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  const path = at(`/newsDetail/1/${await newsroom().articleId('央措隧道两头掘进')}.html`);
  await page.goto(newsroom().origin + path, { waitUntil: 'commit' });
  const last = page.locator('.content-main > p').last();
  const visibility = () => last.evaluate((element) => getComputedStyle(element).contentVisibility);
  await last.waitFor({ state: 'attached' });
  expect(await visibility()).toBe('auto');
  come();
  await ready();
  await expect.poll(visibility).toBe('visible');
});
