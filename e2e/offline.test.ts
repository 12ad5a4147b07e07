import { journey, openPhone, type PhoneOptions } from '@testing/browser';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { type Gate, openGate } from './gate';
import { visitNewsroom } from './visit';

const { newsroom, at } = visitNewsroom();
let gate: Gate;
beforeAll(async () => {
  gate = await openGate(newsroom().origin);
});
afterAll(() => gate.close());

/** Lines that are cut are errors to a browser: here they are what is tested. */
const CUT = [/ERR_|Failed to load|503|NetworkError|Failed to fetch/];

async function reader(options: Partial<PhoneOptions> = {}) {
  gate.mend();
  return openPhone({
    origin: gate.origin,
    serviceWorkers: 'allow',
    expected: CUT,
    now: newsroom().clock.now(),
    ...options,
  });
}

const titles = ['县医院导管室启用', '县城第二水源通水'] as const;

async function article(title: string): Promise<string> {
  return at(`/newsDetail/${await newsroom().articleId(title)}.html`);
}

/** Entries of the worker's caches whose names begin with a text. */
const kept = (page: Page, shelf: string): Promise<string[]> =>
  page.evaluate(async (beginning) => {
    const names = (await caches.keys()).filter((name) => name.startsWith(`touchpaper-${beginning}`));
    const found = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return found.flat().map(({ url }) => url);
  }, shelf);

/** Until an article's page is kept, and the files it needs to stand: the worker takes them after it. */
async function waitForKept(page: Page, path: string): Promise<void> {
  await expect.poll(async () => (await kept(page, 'pages-')).some((url) => url.includes(path))).toBe(true);
  const html = await page.evaluate(async (address) => (await fetch(address)).text(), path);
  const files = html.match(/"\/assets\/[^"\s]+\.(?:js|css)"/g) ?? [];
  expect(files.length).toBeGreaterThan(2);
  await expect
    .poll(async () => {
      const there = new Set((await kept(page, 'assets')).map((url) => `"${new URL(url).pathname}"`));
      return files.filter((file) => !there.has(file));
    })
    .toEqual([]);
}

journey('[B9] an article of the very first visit opens again without network, in full', async () => {
  const { page, open, ready } = await reader();
  const path = await article(titles[0]);
  await open(path);
  const heading = await page.locator('h1').first().textContent();
  await waitForKept(page, path);
  gate.cut();
  await page.goto(gate.origin + path, { waitUntil: 'domcontentloaded' });
  await ready();
  expect(await page.locator('h1').first().textContent()).toBe(heading);
  // shared with another mark: the same article
  await page.goto(`${gate.origin}${path}?xyt=123`, { waitUntil: 'domcontentloaded' });
  expect(await page.locator('h1').first().textContent()).toBe(heading);
});

journey('[B9] an article opened inside the page opens again without network', async () => {
  const { page, open, ready } = await reader();
  await open(await article(titles[0]));
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  const path = await article(titles[1]);
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.body.append(link);
    link.click();
  }, path);
  await page.locator('h1', { hasText: titles[1] }).waitFor();
  await waitForKept(page, path);
  gate.cut();
  await page.goto(gate.origin + path, { waitUntil: 'domcontentloaded' });
  await ready();
  await page.locator('h1', { hasText: titles[1] }).waitFor();
});

journey('[B9] elsewhere a notice in the reader’s language names what can be read', async () => {
  const { page, open } = await reader({ cookie: 'locale-en.dark-1' });
  const path = await article(titles[0]);
  await open(path);
  await waitForKept(page, path);
  gate.cut();
  const answer = await page.goto(gate.origin + at('/aboutUs.html'), { waitUntil: 'domcontentloaded' });
  expect(answer?.status()).toBe(503);
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
  expect(await page.locator('h1').textContent()).toBe('You are offline');
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(22, 22, 22)');
  await page.getByRole('link', { name: titles[0] }).click();
  await page.locator('h1', { hasText: titles[0] }).waitFor();
  gate.mend();
  await page.goto(gate.origin + at('/aboutUs.html'), { waitUntil: 'domcontentloaded' });
  await page.getByText('v6.2.6').waitFor();
});

journey('[B9] where the network does not answer, the kept copy comes after four seconds', async () => {
  const { page, context, open } = await reader();
  const path = await article(titles[0]);
  await open(path);
  await waitForKept(page, path);
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('the page has no worker');
  // the worker's patience in the test's hand
  await worker.evaluate(() => {
    const waits: { run: () => void; milliseconds: number }[] = [];
    Reflect.set(globalThis, 'waits', waits);
    Reflect.set(globalThis, 'setTimeout', (run: () => void, milliseconds: number) => {
      waits.push({ run, milliseconds });
    });
  });
  const waits = () =>
    worker.evaluate(() =>
      Reflect.get(globalThis, 'waits').map((wait: { milliseconds: number }) => wait.milliseconds),
    );
  gate.hold();
  const opened = page.goto(gate.origin + path, { waitUntil: 'domcontentloaded' });
  await expect.poll(waits).toEqual([4000]);
  await worker.evaluate(() => Reflect.get(globalThis, 'waits')[0].run());
  await opened;
  await page.locator('h1', { hasText: titles[0] }).waitFor();
});

journey('[B9][A15] previews, lists and personal calls are never kept', async () => {
  const { page, open } = await reader();
  const path = await article(titles[0]);
  await open(path);
  await waitForKept(page, path);
  const visited = async (address: string) => page.goto(gate.origin + address, { waitUntil: 'load' });
  await visited(`${path}?ticket=secret`);
  await visited(at('/home.html'));
  await visited(await article(titles[1]));
  await waitForKept(page, await article(titles[1]));
  const all = (await Promise.all(['pages-', 'answers'].map((shelf) => kept(page, shelf)))).flat();
  expect(all.filter((url) => /ticket|home|search/.test(url))).toEqual([]);
});

journey('[B9] the page says quietly that it is offline, and that the network is back', async () => {
  const { page, context, open } = await reader();
  await open(await article(titles[0]));
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await context.setOffline(true);
  await page.locator('[data-offline]').waitFor();
  await context.setOffline(false);
  await page.getByText('网络已恢复').waitFor();
  // on the search, the notice stands below the field
  await open(at('/search.html'));
  await context.setOffline(true);
  await page.locator('#toast:not(:empty)').waitFor();
  const [toast, field] = await Promise.all(
    ['#toast', 'input[type=search]'].map((place) => page.locator(place).boundingBox()),
  );
  expect(toast?.y).toBeGreaterThan((field?.y ?? 0) + (field?.height ?? 0));
  await context.setOffline(false);
  await page.getByText('网络已恢复').waitFor();
  expect(await page.locator('[data-offline]').count()).toBe(0);
});

journey(
  '[C4][E2] a column that cannot come says so in the reader’s language, and comes by a tap later',
  async () => {
    const { page, open, context } = await reader({ cookie: 'locale-de', serviceWorkers: 'block' });
    await open(at('/home.html'));
    await context.setOffline(true);
    await page.getByRole('link', { name: '民生' }).first().click();
    const again = page.getByRole('button', { name: 'Erneut versuchen' });
    await again.waitFor();
    const message = await page.getByRole('alert').filter({ has: again }).locator('p').textContent();
    expect(message).toBe('Netzwerkfehler');
    await context.setOffline(false);
    await again.click();
    await page.getByText('三单元的电梯').first().waitFor();
  },
);
