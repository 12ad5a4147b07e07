import { journey } from '@testing/browser';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { logRequests } from './members';
import { openAsMember } from './openAsMember';
import { visitNewsroom } from './visit';

const { newsroom, phone, at } = visitNewsroom();

/** The second site of the demonstration, which has adverts. */
const town = (path: string) => `/app/shiqiao${path}`;

/** Everything that a page's origin holds in this browser. */
const inventory = (page: Page) =>
  page.evaluate(async () => {
    const caches = await Promise.all(
      (await window.caches.keys()).map(async (name) => (await window.caches.open(name)).keys()),
    );
    return {
      local: Object.keys(localStorage).toSorted(),
      session: Object.keys(sessionStorage).toSorted(),
      databases: (await indexedDB.databases()).map(({ name }) => name),
      cookies: document.cookie,
      cached: caches.flat().map(({ url }) => url),
    };
  });
const inSession = (page: Page, name: string) => page.evaluate((key) => sessionStorage.getItem(key), name);
const inLocal = (page: Page, name: string) => page.evaluate((key) => localStorage.getItem(key), name);

const tenArticles = async (): Promise<readonly number[]> => {
  const text =
    'select id from articles where site_id = 2 and status = 1 and article_type = 0 order by id limit 10';
  return (await newsroom().db.query<{ id: number }>({ name: 'e2e-ten', text })).map(({ id }) => id);
};
const clicks = async () => {
  const text = 'select sum(click_real)::int as clicks from article_counts where site_id = 2';
  return (await newsroom().db.one<{ clicks: number }>({ name: 'e2e-clicks', text }))?.clicks ?? 0;
};

journey(
  '[K22] ten articles with adverts – a clean browser – leave nothing that outlives the tab, and no address names the device',
  async () => {
    const { page, open, quiet } = await phone();
    const requests = logRequests(page);
    const ids = await tenArticles();
    expect(ids).toHaveLength(10);
    const before = await clicks();
    for (const id of ids) {
      const counted = page.waitForResponse((answer) =>
        new URL(answer.url()).pathname.endsWith('app_if/event'),
      );
      await open(town(`/newsDetail/${id}.html`));
      await counted;
      for (let scrolled = 0; scrolled < 8; scrolled += 1) await page.mouse.wheel(0, 900);
      await quiet();
    }
    expect(await clicks()).toBe(before + 10);
    const device = (await inSession(page, 'virtualDeviceId')) ?? 'none';
    expect(device).toMatch(/^xy\d+$/);
    const found = await inventory(page);
    expect({ ...found, cached: [], session: [] }).toEqual({
      local: [],
      session: [],
      databases: [],
      cookies: '',
      cached: [],
    });
    expect(found.cached.filter((url) => /xy\d|device|token/i.test(url))).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
    const addresses = requests.all.map((request) => decodeURIComponent(request.url()));
    expect(addresses.filter((url) => url.includes(device) || /[?&](device|devid)=/.test(url))).toEqual([]);
    expect(addresses.filter((url) => url.includes('adv-appif-server')).length).toBeGreaterThan(0);

    // another tab is another visit
    const other = await page.context().newPage();
    await other.goto(newsroom().origin + town(`/newsDetail/${ids[0]}.html`));
    await other.locator('article h1').waitFor();
    await expect.poll(() => inSession(other, 'virtualDeviceId')).toMatch(/^xy\d+$/);
    expect(await inSession(other, 'virtualDeviceId')).not.toBe(device);
  },
);

journey(
  '[K22] a visitor who likes an article – reads on in another tab – keeps the number of that visit',
  async () => {
    const { page, open } = await phone();
    const id = await newsroom().articleId('央措隧道两头掘进');
    await open(at(`/newsDetail/${id}.html`));
    await expect.poll(() => inSession(page, 'virtualDeviceId')).toMatch(/^xy\d+$/);
    const device = await inSession(page, 'virtualDeviceId');
    expect(await inLocal(page, 'virtualDeviceId')).toBeNull();
    await page.getByRole('button', { name: /^点赞/ }).click();
    await page.getByText('点赞成功').waitFor();
    expect([await inLocal(page, 'virtualDeviceId'), await inSession(page, 'virtualDeviceId')]).toEqual([
      device,
      null,
    ]);
  },
);

journey(
  '[K22] a member who signs out – their browser – holds neither their device’s number nor a token nor a name',
  async () => {
    const visitor = await phone();
    const { page } = visitor;
    await openAsMember(newsroom(), visitor, at('/login.html'), '13900002201');
    const during = await inventory(page);
    expect(during.local).toEqual(['accessToken', 'keptOf', 'loginInfo', 'refreshToken', 'virtualDeviceId']);
    const device = (await inLocal(page, 'virtualDeviceId')) ?? 'none';
    const requests = logRequests(page);
    const ended = page.waitForResponse(/\/logout/);
    await page.getByRole('button', { name: '退出登录' }).click();
    await ended;
    await expect.poll(async () => (await inventory(page)).local).toEqual([]);
    expect(await inSession(page, 'virtualDeviceId')).not.toBe(device);
    const addresses = requests.all.map((request) => decodeURIComponent(request.url()));
    expect(addresses.filter((url) => url.includes(device))).toEqual([]);
  },
);
