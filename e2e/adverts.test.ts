import { endAdvert } from '@platform/adverts/adverts.service';
import { axeFindings } from '@testing/axe';
import { journey } from '@testing/browser';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { sideways, smallTargets } from './measures';
import { visitNewsroom } from './visit';

const { newsroom, phone, at } = visitNewsroom();

/** The second site of the demonstration, which has adverts; the first one has none. */
const town = (path: string) => `/app/shiqiao${path}`;
/** Of the column for which its first advert is booked. */
const path = async () => town(`/newsDetail/${await newsroom().articleId('一棵白菜的七个小时')}.html`);
const TITLE = '石桥三十四家面馆';
const FIRST = 1;
const LISTED = 3;
const START = 4;

const adverts = (page: Page) => page.getByRole('complementary', { name: '广告' });
const advert = (page: Page) => adverts(page).getByRole('link', { name: TITLE });
const ADVERTS = '**/adv-appif-server/**';

function watch(page: Page) {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/adv-appif-server/')) requests.push(pathname.split('/').at(-1) ?? '');
  });
  const warned: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning' && message.text().includes('广告')) warned.push(message.text());
  });
  return { requests, warned };
}

/** Scrolls to an advert as a reader would. */
async function comeTo(page: Page): Promise<void> {
  await page.mouse.wheel(0, 400);
  // a wheel turns before the page has moved
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await adverts(page).evaluate((element) => element.scrollIntoView({ block: 'center' }));
}

const counted = async (advert = FIRST) =>
  newsroom().db.one<{ shown: number; clicked: number }>(
    {
      name: 'e2e-advert-counts',
      text: 'select shown, clicked from advert_counts where site_id = 2 and advert_id = $1',
    },
    [advert],
  );

/** Layout shifts of the page so far, those of a tap among them. */
async function startShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const dataset = () => document.documentElement.dataset;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        dataset().shifted = String(Number(dataset().shifted ?? 0) + Number(Reflect.get(entry, 'value')));
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

describe('[J3] an advert below an article', () => {
  journey(
    '[J3] says that it is one, moves nothing, and counts once it is seen and once it is tapped',
    async () => {
      const { page, open, quiet } = await phone();
      await startShifts(page);
      const { requests, warned } = watch(page);
      await open(await path());
      await quiet();
      expect(requests).toEqual([]);
      await comeTo(page);
      await advert(page).getByText('广告', { exact: true }).waitFor();
      await expect.poll(() => counted()).toEqual({ shown: 1, clicked: 0 });
      expect(requests).toEqual(['getArticleAdvs', 'event']);
      const image = advert(page).locator('img');
      await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
      expect(await axeFindings(page)).toEqual([]);
      expect(Number((await page.locator('html').getAttribute('data-shifted')) ?? 0)).toBeLessThan(0.001);
      await advert(page).click();
      await page.waitForURL('**/newsDetail/**');
      await page.getByRole('heading', { level: 1, name: /石桥镇面馆地图/ }).waitFor();
      await expect.poll(() => counted()).toEqual({ shown: 1, clicked: 1 });
      expect(warned).toEqual([]);
    },
  );

  journey(
    '[C2][C4][C6] in Tibetan, in the dark, at 320 px and twice the text: axe finds nothing, nothing sideways',
    async () => {
      const { page, open } = await phone({ width: 320, height: 640, cookie: 'locale-bo.dark-1' });
      await open(await path());
      await page.evaluate(() =>
        document.documentElement.style.setProperty('-webkit-text-size-adjust', '200%'),
      );
      await page
        .locator('aside a[rel~=sponsored]')
        .evaluate((link) => link.scrollIntoView({ block: 'center' }));
      await page.locator('aside a[rel~=sponsored] img').evaluate((img: HTMLImageElement) => img.decode());
      expect(await axeFindings(page)).toEqual([]);
      expect(await page.evaluate(sideways)).toEqual([]);
      expect(await page.evaluate(smallTargets, 44)).toEqual([]);
    },
  );

  journey('[C7] is not there in elder mode, and nobody is asked for it', async () => {
    const { page, open } = await phone({ cookie: 'elder-1' });
    const { requests } = watch(page);
    await open(await path());
    await page.getByText('版权声明').scrollIntoViewIfNeeded();
    await page.getByRole('heading', { name: /^评论/, level: 2 }).waitFor();
    expect(await adverts(page).count()).toBe(0);
    expect(await page.getByText(TITLE).count()).toBe(0);
    expect(requests).toEqual([]);
  });

  journey('[J3] whose service fails is only warned of; nothing stands in the way', async () => {
    const { page, open } = await phone({ expected: [/Failed to load resource/] });
    const { warned } = watch(page);
    await page.route(ADVERTS, (route) => route.abort());
    await open(await path());
    await comeTo(page);
    await expect.poll(() => warned.length).toBeGreaterThan(0);
    expect(warned[0]).toContain('请联系管理员');
    expect(await page.getByText('网络错误').count()).toBe(0);
    await advert(page).click();
    await page.getByRole('heading', { level: 1, name: /石桥镇面馆地图/ }).waitFor();
  });

  journey('[J3] that leads out of the paper is counted all the same', async () => {
    const link = {
      name: 'e2e-advert-link',
      text: 'update adverts set link = $1 where site_id = 2 and id = 1',
    };
    await newsroom().db.run(link, ['https://noodles.example/weekend']);
    newsroom().clock.forward(86_400_000);
    const { page, open } = await phone();
    const before = (await counted()) ?? { shown: 0, clicked: 0 };
    await page.route('https://noodles.example/**', (route) =>
      route.fulfill({ contentType: 'text/html; charset=utf-8', body: '<h1>面</h1>' }),
    );
    await open(await path());
    await comeTo(page);
    await expect.poll(() => counted()).toEqual({ ...before, shown: before.shown + 1 });
    await advert(page).click();
    await page.getByRole('heading', { name: '面' }).waitFor();
    await expect.poll(() => counted()).toEqual({ shown: before.shown + 1, clicked: before.clicked + 1 });
  });

  journey('[J3] that ended while the page stood is not shown any more; its room stays', async () => {
    const { page, open } = await phone();
    await open(await path());
    const room = page.locator('aside').filter({ has: page.locator('a[rel~=sponsored]') });
    const height = () =>
      room.evaluate((element) => {
        element.style.contentVisibility = 'visible';
        return element.getBoundingClientRect().height;
      });
    const before = await height();
    await endAdvert(newsroom().db, 2, FIRST, new Date(newsroom().clock.now()));
    newsroom().clock.forward(3000);
    await comeTo(page);
    await expect.poll(() => adverts(page).count()).toBe(0);
    expect(await advert(page).count()).toBe(0);
    expect(await height()).toBe(before);
    const again = await phone();
    await again.open(await path());
    expect(await adverts(again.page).count()).toBe(0);
  });
});

describe('[J3] adverts of a home', () => {
  journey(
    '[J3] start and list adverts – where the site has them – count once when seen and move nothing',
    async () => {
      const { page, open } = await phone();
      await startShifts(page);
      const { requests, warned } = watch(page);
      await open(town('/home.html'));
      // It closes by itself after it was seen.
      await expect.poll(() => counted(START)).toEqual({ shown: 1, clicked: 0 });
      await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
      const listed = adverts(page).getByRole('link', { name: '央措雪山脚下六间房' });
      await listed.scrollIntoViewIfNeeded();
      await expect.poll(() => counted(LISTED)).toEqual({ shown: 1, clicked: 0 });
      expect(await axeFindings(page)).toEqual([]);
      expect(Number((await page.locator('html').getAttribute('data-shifted')) ?? 0)).toBeLessThan(0.001);
      await page.reload();
      await listed.scrollIntoViewIfNeeded();
      await listed.click();
      await page.waitForURL('**/newsDetail/**');
      await expect.poll(() => counted(LISTED)).toEqual({ shown: 1, clicked: 1 });
      expect(requests.filter((name) => name === 'getStartPage')).toHaveLength(1);
      expect(warned).toEqual([]);
    },
  );

  journey('[J3] home – of a site without adverts – asks for none and keeps no space', async () => {
    const { page, open, quiet } = await phone();
    const { requests } = watch(page);
    await open(at('/home.html'));
    await quiet();
    expect(requests).toEqual([]);
    expect(await adverts(page).count()).toBe(0);
  });
});
