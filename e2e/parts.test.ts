import { journey } from '@testing/browser';
import { fillColumn } from '@testing/fillColumn';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { visitNewsroom } from './visit';

const { newsroom, phone, at } = visitNewsroom();

/** Console errors of a missing chunk and of the page without it. */
const lost = [
  /Failed to load resource/,
  /Failed to fetch dynamically imported module/,
  /ChunkLoadError/,
  /did not load/,
  /Unable to preload CSS/,
];

/** Names of failures in the console from here on. */
function reportsOf(page: Page): string[] {
  const reports: string[] = [];
  page.on('console', (message) => {
    if (/^ChunkLoadError\b/.test(message.text())) reports.push(message.text());
  });
  return reports;
}

describe('a part of the page is missing', () => {
  journey(
    '[A9] a chunk that does not come – a tapped link – shows a text and a way to try again, and its name in the console alone',
    async () => {
      const { page, open, quiet } = await phone({ expected: lost });
      await open(at('/home.html'));
      await quiet();
      const reports = reportsOf(page);
      await page.route('**/assets/*.{js,css}', (route) => route.abort());
      await page
        .locator('main li a[href*="/newsDetail/"]')
        .first()
        .evaluate((link) => link instanceof HTMLElement && link.click());
      await page.getByText('这部分没有加载出来').waitFor();
      expect(await page.getByText('ChunkLoadError').count()).toBe(0);
      expect(reports).toEqual(['ChunkLoadError']);
      expect(page.url()).toContain('/newsDetail/');
      await page.unroute('**/assets/*.{js,css}');
      await page.getByRole('button', { name: '重试' }).click();
      await page.locator('article h1').waitFor();
    },
  );

  journey('[A9] a sheet that does not come has a code of its own', async () => {
    const { page, open, quiet } = await phone({ expected: lost });
    await open(at('/home.html'));
    await quiet();
    const reports = reportsOf(page);
    await page.route('**/assets/*.css', (route) => route.abort());
    await page
      .locator('main li a[href*="/newsDetail/"]')
      .first()
      .evaluate((link) => link instanceof HTMLElement && link.click());
    await page.getByText('这部分没有加载出来').waitFor();
    expect(await page.getByText('CSS_CHUNK_LOAD_FAILED').count()).toBe(0);
    await expect.poll(() => reports).toEqual(['ChunkLoadError CSS_CHUNK_LOAD_FAILED']);
  });

  journey('[A9] after a new deployment the page reloads once and stands', async () => {
    const { page, open, quiet } = await phone({ expected: lost });
    await open(at('/home.html'));
    await quiet();
    await page.route('**/assets/*.{js,css}', (route) => route.abort());
    await page.route('**/assets/build.txt', async (route) => {
      // from here on the new build is complete
      await page.unroute('**/assets/*.{js,css}');
      await route.fulfill({ body: 'another-build' });
    });
    const reloaded = page.waitForEvent('load');
    await page
      .locator('main li a[href*="/newsDetail/"]')
      .first()
      .evaluate((link) => link instanceof HTMLElement && link.click());
    await reloaded;
    await page.locator('html[data-ready]').waitFor({ state: 'attached' });
    await page.locator('article h1').waitFor();
    expect(await page.getByText('ChunkLoadError').count()).toBe(0);
  });

  journey(
    '[A9] a build that stays broken is reloaded once, not for ever; what was served stays readable',
    async () => {
      const { page, open, quiet } = await phone({ expected: lost });
      await open(at('/home.html'));
      await quiet();
      const title = newsroom().articleId('央措隧道两头掘进');
      let loads = 0;
      page.on('load', () => {
        loads += 1;
      });
      await page.route('**/assets/*.{js,css}', (route) => route.abort());
      await page.route('**/assets/build.txt', (route) => route.fulfill({ body: 'another-build' }));
      const reloaded = page.waitForEvent('load');
      await page.evaluate(
        (href) => {
          const link = document.createElement('a');
          link.href = href;
          document.body.append(link);
          link.click();
        },
        at(`/newsDetail/${await title}.html`),
      );
      await reloaded;
      await quiet();
      await page.locator('article h1').waitFor();
      expect(loads).toBe(1);
      expect(await page.locator('article p').count()).toBeGreaterThan(5);
    },
  );
});

describe('a browser lacks what the code needs', () => {
  /** As an old browser: no list has `flatMap`, which every screen of lists renders with. */
  const withoutFlatMap = () => Reflect.deleteProperty(Array.prototype, 'flatMap');
  const missing = [/flatMap is not a function/, /^TypeError/];

  journey(
    '[A9] a first rendering that fails – the served page stands, its links work, no error is a text',
    async () => {
      // React reports, too, that it gave up hydrating what stands in the kept screen
      const { page } = await phone({ expected: [...missing, /React error #422;/] });
      await page.addInitScript(withoutFlatMap);
      const failed = page.waitForEvent('console', (message) =>
        missing.some((one) => one.test(message.text())),
      );
      await page.goto(newsroom().origin + at('/home.html'));
      await failed;
      await page.locator('main li a[href*="/newsDetail/"]').first().waitFor();
      // controls that would do nothing are hidden, as without scripts
      await expect.poll(() => page.locator('button:visible').count()).toBe(0);
      expect(await page.getByText(/没有加载出来|Error/).count()).toBe(0);
      const opened = page.waitForEvent('load');
      await page.locator('main li a[href*="/newsDetail/"]').first().click();
      await opened;
      await page.locator('article h1').waitFor();
      expect(await page.locator('article p').count()).toBeGreaterThan(2);
    },
  );

  journey(
    '[A9] a screen that cannot be rendered – reached by a tap – is the page that the server renders',
    async () => {
      const { page, open, quiet } = await phone({ expected: missing });
      await open(at('/home.html'));
      await quiet();
      await page.evaluate(withoutFlatMap);
      await page.addInitScript(withoutFlatMap);
      const loaded = page.waitForEvent('load');
      await page
        .locator('main li a[href*="/newsDetail/"]')
        .first()
        .evaluate((link) => link instanceof HTMLElement && link.click());
      await loaded;
      await page.locator('article h1').waitFor();
      expect(page.url()).toContain('/newsDetail/');
      expect(await page.getByText(/没有加载出来|Error/).count()).toBe(0);
    },
  );
});

describe('the network fails', () => {
  journey('[E2][B8][G12] a column that does not come says so; trying again brings it', async () => {
    const { page, open, quiet } = await phone({ expected: lost });
    await open(at('/home.html'));
    let calls = 0;
    await page.route('**/getArticles*', (route) => {
      if (new URL(route.request().url()).searchParams.get('columnId') === '2') calls += 1;
      return route.abort();
    });
    await page.getByRole('navigation', { name: '栏目导航' }).getByRole('link', { name: '民生' }).click();
    // the new column's own notice: the list before it may fail to grow, which says nearly the same
    await page.locator('h1', { hasText: '民生' }).waitFor({ state: 'attached' });
    const again = page.getByRole('button', { name: '重试', exact: true });
    await again.waitFor();
    await quiet();
    expect(calls).toBe(1);
    await page.unroute('**/getArticles*');
    await again.click();
    await page.locator('main li a[href*="/newsDetail/"]').first().waitFor();
  });

  journey(
    '[E2] a further page that does not come leaves the list as it is and can be asked for again',
    async () => {
      const { page, open } = await phone({ expected: lost });
      await fillColumn(newsroom(), 15, 60);
      await open(at('/home.html?column=15'));
      const rows = page.locator('main li a[href*="Detail/"]');
      const before = await rows.count();
      await page.route('**/getArticles*', (route) => route.abort());
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      const again = page.getByRole('button', { name: /重试/ });
      await again.waitFor();
      expect(await page.locator('main li').count()).toBeGreaterThan(0);
      await page.unroute('**/getArticles*');
      await again.click();
      await again.waitFor({ state: 'detached' });
      await page.evaluate(() => window.scrollTo(0, 0));
      await expect.poll(() => rows.count()).toBeGreaterThanOrEqual(before);
    },
  );

  journey(
    '[B8][G12] an article that does not come says so; trying again brings it; back, nothing is lost',
    async () => {
      const { page, open } = await phone({ expected: lost });
      await open(at('/home.html'));
      await page.route('**/getArticleContent*', (route) => route.abort());
      const row = page.locator('main li a[href*="/newsDetail/"]').first();
      await row.evaluate((link) => link instanceof HTMLElement && link.click());
      const again = page.getByRole('button', { name: /重试/ });
      await again.waitFor();
      await page.unroute('**/getArticleContent*');
      await again.click();
      await page.locator('article h1').waitFor();
      await page.goBack();
      await row.waitFor();
    },
  );

  journey(
    '[B8] a late answer: a skeleton stands, then the article, and an overtaken one does not come back',
    async () => {
      const { page, open, quiet } = await phone();
      await open(at('/home.html'));
      let release = () => {};
      const held = new Promise<void>((done) => {
        release = done;
      });
      await page.route('**/getArticleContent*', async (route) => {
        await held;
        await route.continue();
      });
      await page
        .locator('main li a[href*="/newsDetail/"]')
        .first()
        .evaluate((link) => link instanceof HTMLElement && link.click());
      await page.getByRole('status', { name: '加载中…' }).first().waitFor();
      // the way back and the way home stand above it already
      await page.getByRole('link', { name: '澜川融媒' }).waitFor();
      await page.getByRole('button', { name: '返回' }).waitFor();
      await page.goBack();
      await page.getByRole('navigation', { name: '栏目导航' }).waitFor();
      release();
      await quiet();
      expect(page.url()).toContain('/home.html');
      expect(await page.locator('article h1').count()).toBe(0);
    },
  );
});
