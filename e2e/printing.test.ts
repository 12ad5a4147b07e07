import { journey } from '@testing/browser';
import { describe, expect } from 'vitest';
import { visitNewsroom } from './visit';

const { newsroom, phone, at } = visitNewsroom();

describe('an article on paper', () => {
  journey(
    '[C2] an article in the dark theme – printed – is its head and text alone, black on white',
    async () => {
      const { page, open, quiet } = await phone({ cookie: 'dark-1' });
      const id = await newsroom().articleId('央措隧道两头掘进');
      await open(at(`/newsDetail/${id}.html`));
      await quiet();
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await quiet();
      await page.emulateMedia({ media: 'print' });
      const printed = await page.evaluate(() => {
        const text = document.querySelector('article p:not([class])') ?? document.body;
        const outside = [...document.querySelectorAll('body *')].filter(
          (one) =>
            !one.closest('article') && one.getClientRects().length > 0 && !one.querySelector('article'),
        );
        return {
          colors: [getComputedStyle(text).color, getComputedStyle(document.body).backgroundColor],
          outside: outside.map(({ outerHTML }) => outerHTML.slice(0, 80)),
          buttons: [...document.querySelectorAll('button')].filter((one) => one.getClientRects().length > 0)
            .length,
        };
      });
      expect(printed).toEqual({
        colors: ['rgb(0, 0, 0)', 'rgb(255, 255, 255)'],
        outside: [],
        buttons: 0,
      });
      expect(await page.locator('article h1').isVisible()).toBe(true);
      expect(await page.locator('article p:visible').count()).toBeGreaterThan(5);
      expect(await page.locator('article a:visible', { hasText: '澜川日报' }).count()).toBe(0);
    },
  );
});
