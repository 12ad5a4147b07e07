import { journey } from '@testing/browser';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { configure } from './members';
import { visitNewsroom } from './visit';

const { newsroom, phone, at } = visitNewsroom();

const scrollY = () => window.scrollY;
const scrollTo = (y: number) =>
  new Promise<void>((done) => {
    window.addEventListener('scroll', () => done(), { once: true });
    window.scrollTo(0, y);
  });
const toTop = (page: Page) => page.getByRole('button', { name: '返回顶部' });

describe('back to top', () => {
  /** An article with the page's clock in hand. */
  async function withClock(reducedMotion: boolean) {
    const visitor = await phone({ now: undefined, reducedMotion });
    const now = newsroom().clock.now();
    await visitor.page.clock.install({ time: now });
    await visitor.open(at(`/newsDetail/${await newsroom().articleId('央措隧道两头掘进')}.html`));
    await visitor.page.clock.pauseAt(now + 60_000);
    return visitor.page;
  }

  journey(
    '[B2] the button comes after 300 px, looked at 500 ms after the scroll; the status from 400 px',
    async () => {
      const page = await withClock(false);
      await page.evaluate(scrollTo, 301);
      await toTop(page).waitFor();
      await page.evaluate(scrollTo, 300);
      await page.clock.runFor(500);
      expect(await toTop(page).count()).toBe(0);
      await page.evaluate(scrollTo, 301);
      await page.clock.runFor(499);
      expect(await toTop(page).count()).toBe(0);
      await page.clock.runFor(1);
      await expect.poll(() => toTop(page).count()).toBe(1);
      expect(await page.locator('html[data-scrolled]').count()).toBe(0);
      await page.evaluate(scrollTo, 400);
      await page.clock.runFor(500);
      expect(await page.locator('html[data-scrolled]').count()).toBe(1);
    },
  );

  journey('[B2] the way up halves what is left every 30 ms', async () => {
    const page = await withClock(false);
    await page.evaluate(scrollTo, 1000);
    await toTop(page).evaluate((button) => button instanceof HTMLElement && button.click());
    expect(await page.evaluate(scrollY)).toBe(500);
    await page.clock.runFor(29);
    expect(await page.evaluate(scrollY)).toBe(500);
    await page.clock.runFor(1);
    expect(await page.evaluate(scrollY)).toBe(250);
    await page.clock.runFor(300);
    expect(await page.evaluate(scrollY)).toBe(0);
  });

  journey('[B2] where the newsroom wants none there is none', async () => {
    await configure(newsroom(), { backToTop: 0 });
    const page = await withClock(false);
    await page.evaluate(scrollTo, 1000);
    await page.clock.runFor(1000);
    expect(await toTop(page).count()).toBe(0);
    await configure(newsroom(), { backToTop: 1 });
    const other = await withClock(false);
    await other.evaluate(scrollTo, 1000);
    await other.clock.runFor(1000);
    await toTop(other).waitFor();
  });

  journey('[B2] with reduced motion it jumps', async () => {
    const page = await withClock(true);
    await page.evaluate(scrollTo, 1000);
    await toTop(page).evaluate((button) => button instanceof HTMLElement && button.click());
    expect(await page.evaluate(scrollY)).toBe(0);
  });
});

describe('the way up and a bar', () => {
  /** Boxes of the bar and of all in it but its first part, which may get narrower. */
  const barBoxes = () =>
    [...document.querySelectorAll('[data-bar], [data-bar] > :not(:first-child)')].map((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      return [left, top, width, height].map(Math.round);
    });
  const article = async () => `/newsDetail/${await newsroom().articleId('央措隧道两头掘进')}.html`;
  const activity = async () => {
    const text = `select id from activities where doc->>'title' like '给老人读报%'`;
    const found = await newsroom().db.one<{ id: number }>({ name: 'activity with a high bar', text });
    return `/activityDetail/${found?.id}.html`;
  };

  for (const [name, path, cookie] of [
    ['an article', article, ''],
    ['an article in elder mode', article, 'elder-1'],
    ['an article in Tibetan', article, 'locale-bo'],
    ['an activity', activity, ''],
  ] as const)
    journey(
      `[B2][C5] ${name} – at the top – its bar keeps no place free for the button; scrolled – nothing in the bar moves, and the button covers none of it`,
      async () => {
        const { page, open } = await phone({ reducedMotion: true, cookie });
        await open(at(await path()));
        const before = await page.evaluate(barBoxes);
        const [bar, last] = [before[0] ?? [], before[before.length - 1] ?? []];
        expect((bar[0] ?? 0) + (bar[2] ?? 0) - (last[0] ?? 0) - (last[2] ?? 0)).toBeLessThan(44);
        // the foot of a short page is not in sight yet
        await page.evaluate(scrollTo, 340);
        const button = page.locator('main > div:last-child > button');
        await button.waitFor();
        const after = await page.evaluate(barBoxes);
        expect(after).toHaveLength(before.length);
        // between two pixels a box may be rounded either way
        const moved = after.flat().map((value, place) => Math.abs(value - (before.flat()[place] ?? 0)));
        expect(Math.max(...moved)).toBeLessThanOrEqual(1);
        const covered = () =>
          button.evaluate((one) => {
            const own = one.getBoundingClientRect();
            return [...document.querySelectorAll('[data-bar] > *')]
              .map((part) => part.getBoundingClientRect())
              .filter(({ left, right }) => left < own.right - 1 && right > own.left + 1)
              .filter(({ top, bottom }) => top < own.bottom - 1 && bottom > own.top + 1)
              .map(({ left, top }) => `${left}, ${top} under ${own.left}, ${own.top}`);
          });
        await expect.poll(covered).toEqual([]);
      },
    );
});

journey('[B3] to the bottom leads to the place after the article', async () => {
  const { page, open } = await phone({ reducedMotion: true });
  await open(at(`/newsDetail/${await newsroom().articleId('央措隧道两头掘进')}.html`));
  await page.getByRole('button', { name: '到底部' }).click();
  const top = () => page.locator('[data-bottom]').evaluate((place) => place.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(844);
  expect(await page.evaluate(scrollY)).toBeGreaterThan(300);
});

journey('[B3] an article that is gone has no way to its bottom', async () => {
  const { page, open } = await phone({ expected: [/404.*99999/] });
  await open(at('/newsDetail/1/99999.html'));
  expect(await page.getByRole('button', { name: '到底部' }).count()).toBe(0);
  // the same shell, once an article stands in it
  await page.evaluate(
    (href) => {
      const link = document.createElement('a');
      link.href = href;
      document.querySelector('main')?.append(link);
      link.click();
      link.remove();
    },
    at(`/newsDetail/1/${await newsroom().articleId('央措隧道两头掘进')}.html`),
  );
  await page.getByRole('button', { name: '到底部' }).waitFor();
});

journey('[C6] what is told at the lower edge comes in a region that stood there before', async () => {
  const { page, open } = await phone();
  await open(at('/home.html'));
  const region = page.getByRole('status').and(page.locator('#toast'));
  expect(await region.textContent()).toBe('');
  const liveRegion = await region.elementHandle();
  await page.getByRole('button', { name: '长辈版' }).click();
  await expect.poll(() => liveRegion?.textContent()).toContain('长辈');
  await expect.poll(() => liveRegion?.textContent()).toBe('');
});

journey('[B7] a new screen takes the focus and says its title', async () => {
  const { page, open } = await phone();
  await open(at('/home.html'));
  const before = await page.title();
  const row = page.locator('main li a[href*="/newsDetail/"]').first();
  await row.evaluate((link) => link instanceof HTMLElement && link.click());
  await page.locator('article h1').waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
  // the title comes after the focus, with all that it is made of
  await expect.poll(() => page.title()).not.toBe(before);
  const title = await page.title();
  await expect.poll(() => page.locator('#announcements').textContent()).toBe(`已打开：${title}`);
});

journey(
  '[B7] focus placed elsewhere after the tap and before a new screen is painted – stays there',
  async () => {
    const { page, open } = await phone();
    await open(at('/home.html'));
    await page.evaluate(() => {
      const placed = new MutationObserver(() => {
        if (!document.querySelector('main nav button[aria-label="返回"]')) return;
        placed.disconnect();
        document.querySelector<HTMLElement>('[href="#main"]')?.focus();
      });
      placed.observe(document.body, { childList: true, subtree: true });
      const link = document.querySelector('main li a[href*="/newsDetail/"]');
      if (link instanceof HTMLElement) link.click();
    });
    await expect.poll(() => page.locator('#announcements').textContent()).toContain('已打开');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe('#main');
  },
);

journey(
  '[C6] the keyboard reaches search, the columns and the first row, each seen when it has the focus',
  async () => {
    const { page, open } = await phone({ desktop: true, width: 800 });
    await open(at('/home.html'));
    const reached: string[] = [];
    for (let step = 0; step < 40; step += 1) {
      await page.keyboard.press('Tab');
      const focused = await page.evaluate(() => {
        const element = document.activeElement;
        if (!(element instanceof HTMLElement)) return 'nothing';
        const { outlineStyle, boxShadow } = getComputedStyle(element);
        const seen = outlineStyle !== 'none' || boxShadow !== 'none';
        return `${seen ? '' : 'unseen '}${element.getAttribute('href') ?? element.tagName}`;
      });
      reached.push(focused);
    }
    expect(reached.filter((one) => one.startsWith('unseen'))).toEqual([]);
    expect(reached[0]).toBe('#main');
    expect(reached.some((one) => one.endsWith('/search.html'))).toBe(true);
    expect(reached.some((one) => one.includes('column=2'))).toBe(true);
    expect(reached.some((one) => one.includes('/newsDetail/'))).toBe(true);
  },
);

describe('layout', () => {
  for (const [name, path] of [
    ['home', () => Promise.resolve('/home.html')],
    ['an article', async () => `/newsDetail/${await newsroom().articleId('央措隧道两头掘进')}.html`],
  ] as const) {
    journey(`[C5] nothing moves on ${name} while it loads and is read through: CLS 0`, async () => {
      const visitor = await phone();
      await visitor.page.addInitScript(() => {
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const shift = 'value' in entry && typeof entry.value === 'number' ? entry.value : 0;
            const own = 'hadRecentInput' in entry && entry.hadRecentInput === true;
            const { dataset } = document.documentElement;
            if (!own) dataset.shift = String(Number(dataset.shift ?? 0) + shift);
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      const { page } = visitor;
      await visitor.open(at(await path()));
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      for (let y = 400; y < Math.min(height, 6000); y += 400) {
        await page.evaluate((to) => window.scrollTo(0, to), y);
        await page.evaluate(
          () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
        );
      }
      const shift = await page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0));
      expect(Math.round(shift * 1000) / 1000).toBe(0);
    });
  }
});
