import { journey } from '@testing/browser';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { visitNewsroom } from './visit';

const { newsroom, phone, at } = visitNewsroom();

/** Visible effects of the modes; a hydration error fails the journey by itself. */
const look = (page: Page) =>
  page.evaluate(() => {
    const { dataset, attributes } = document.documentElement;
    const grey = attributes.getNamedItem('data-grey') !== null;
    return { theme: dataset.theme, grey, bar: document.querySelector('header') !== null };
  });

const held = { theme: 'dark', grey: true, bar: false };
const plain = { theme: 'light', grey: false, bar: true };

/** Follows a plain link of the page. */
const follow = (page: Page, href: string, modifiers: 'Control'[] = []) =>
  page
    .evaluate((to) => {
      const link = document.createElement('a');
      link.href = to;
      link.textContent = 'on';
      link.id = 'on';
      document.body.prepend(link);
    }, href)
    .then(() => page.locator('#on').click({ modifiers }));

describe('the modes of a visit', () => {
  journey('[A4][A5] hold in the page and over a reload, which the server answers in them', async () => {
    const { page, open, ready } = await phone();
    await open(at('/home.html?cms=1&dark=true&grey=true&title=Zwei'));
    expect(await page.title()).toBe('Zwei');
    await follow(page, at('/login.html'));
    await page.waitForURL('**/login.html?cms=1&grey=true&dark=true');
    await expect.poll(() => page.title()).not.toBe('Zwei');
    expect(await look(page)).toEqual(held);
    const served = await (await page.reload())?.text();
    expect(served).toMatch(/<html[^>]* data-theme="dark" data-grey /);
    expect(served).not.toContain('<header');
    await ready();
    expect(await look(page)).toEqual(held);
  });

  journey('[A4][A5] begun on the way hold on the way back, over reloads, and forward', async () => {
    const { page, open, ready } = await phone();
    await open(at('/login.html'));
    expect(await look(page)).toEqual(plain);
    await follow(page, at('/search.html?cms=1&dark=true&grey=true'));
    await page.waitForURL('**/search.html?*');
    await expect.poll(() => look(page)).toEqual(held);
    await page.goBack();
    await page.waitForURL('**/login.html?cms=1&grey=true&dark=true');
    await expect.poll(() => look(page)).toEqual(held);
    await page.reload();
    await ready();
    expect(await look(page)).toEqual(held);
    await page.goForward();
    await page.waitForURL('**/search.html?*');
    await ready();
    expect(await look(page)).toEqual(held);
  });

  journey('[A4] go along into a tab opened from the page; a tab of its own is a new visit', async () => {
    const { page, context, open } = await phone({ desktop: true });
    await open(at('/home.html?cms=1&dark=true&grey=true'));
    const errors: string[] = [];
    context.on('page', (tab) => tab.on('pageerror', ({ message }) => errors.push(message)));
    const opened = context.waitForEvent('page');
    await follow(page, at('/login.html'), ['Control']);
    const tab = await opened;
    await tab.locator('html[data-ready]').waitFor({ state: 'attached' });
    expect(await look(tab)).toEqual(held);
    const own = await context.newPage();
    await own.goto(newsroom().origin + at('/login.html'));
    await own.locator('html[data-ready]').waitFor({ state: 'attached' });
    expect(await look(own)).toEqual(plain);
    // each goes on as it was, whatever the other one does
    await own.reload();
    await page.reload();
    await page.locator('html[data-ready]').waitFor({ state: 'attached' });
    expect([await look(own), await look(page)]).toEqual([plain, held]);
    expect(errors).toEqual([]);
  });

  journey('[A4][A11] hold without JavaScript', async () => {
    const { page, open } = await phone({ javaScript: false });
    await open(at('/home.html?cms=1&dark=true&grey=true'));
    await page.locator('main li a[href*="/newsDetail/"]').first().click();
    await page.waitForURL('**/newsDetail/**?cms=1&grey=true&dark=true');
    const html = page.locator('html');
    expect(await html.getAttribute('data-theme')).toBe('dark');
    expect(await html.getAttribute('data-grey')).toBe('');
  });

  journey('[A4] hold where the browser blocks storage', async () => {
    const { page, context, open, ready } = await phone();
    await context.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('blocked', 'SecurityError');
          },
        });
    });
    await open(at('/home.html?dark=true'));
    await follow(page, at('/aboutUs.html'));
    await page.waitForURL('**/aboutUs.html?dark=true');
    await page.reload();
    await ready();
    expect((await look(page)).theme).toBe('dark');
  });
});
