import { journey } from '@testing/browser';
import { isFullMatrix } from '@testing/matrix';
import { untilIdle } from '@testing/quiet';
import { screenNames } from '@testing/screenNames';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { worstContrast } from './focusMeasures';
import { pressButtons } from './keyboardActions';
import { pressFirstKey } from './keyboardStops';
import { samplePath, walksOf } from './screens';
import { visitNewsroom } from './visit';

const { newsroom, phone, at } = visitNewsroom();

const article = async () => at(`/newsDetail/1/${await newsroom().articleId('央措隧道两头掘进')}.html`);
/** Text or name of the element that has the focus. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent?.trim() ?? '';
  });

/** A sample of the screens in each look; all of them in `npm run test:all`. */
const looks = [
  {
    name: 'standard',
    cookie: '',
    screens: screenNames.filter((_, place) => isFullMatrix || place % 9 === 0),
  },
  {
    name: 'elder',
    cookie: 'elder-1',
    screens: screenNames.filter((_, place) => isFullMatrix || place % 8 === 1),
  },
];

for (const { name, cookie, screens } of looks)
  for (const walk of walksOf(screens))
    journey(
      `[C6][C7] ${walk.join(', ')} – ${name} reader, each button pressed by key – the focus stays in the page, sheets are reached whole`,
      async () => {
        const visitor = await phone({ reducedMotion: true, cookie, expected: [/./] });
        for (const screen of walk) {
          const path = at(await samplePath(newsroom(), screen));
          const open = () => visitor.open(path);
          await open();
          await untilIdle(visitor.page);
          await pressButtons({ ...visitor, open, isElder: cookie !== '', screen });
        }
      },
    );

describe('the focus', () => {
  journey('[A10][B7] back – an article was opened by key – the focus is on its link again', async () => {
    const { page, open } = await phone({ reducedMotion: true });
    await open(at('/home.html'));
    const link = page.locator('main li a[href*="/newsDetail/"]').nth(4);
    await pressFirstKey(page);
    await link.focus();
    const title = await focused(page);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/newsDetail/**');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
    await page.goBack();
    await page.waitForURL('**/home.html');
    await expect.poll(() => focused(page)).toBe(title);
  });

  journey('[A11][C6] another language – chosen in the sheet by key – keeps sheet and focus', async () => {
    const { page, open } = await phone({ reducedMotion: true });
    await open(at('/home.html'));
    await page.keyboard.press('Tab');
    await page.getByRole('button', { name: '设置' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Deutsch' }).focus();
    await page.keyboard.press('Enter');
    await page.locator('html[lang=de][data-ready]').waitFor({ state: 'attached' });
    await page.getByRole('dialog').getByRole('button', { name: 'Deutsch', pressed: true }).waitFor();
    await expect.poll(() => focused(page)).toBe('Deutsch');
    await page.keyboard.press('Escape');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.hasAttribute('data-settings')))
      .toBe(true);
  });

  journey('[F3] a search – sent by key – leaves the focus on its count, and the title names it', async () => {
    const { page, open } = await phone();
    await open(at('/search.html'));
    await page.getByRole('combobox').fill('澜川');
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toMatch(/\d/);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('status');
    expect(await page.title()).toMatch(/^澜川 - /);
  });

  journey(
    '[F18] short videos – the next one by key – takes the focus and names the page; M can be off',
    async () => {
      const { page, open } = await phone({ reducedMotion: true });
      await open(at('/minVideoDetail/1.html'));
      await page.getByRole('feed').focus();
      await page.keyboard.press('ArrowDown');
      const second = page.locator('[data-place="1"]');
      await expect.poll(() => second.evaluate((one) => one === document.activeElement)).toBe(true);
      const title = await second.getByRole('heading').textContent();
      expect(await page.title()).toContain(title ?? '–');
      expect(await focused(page)).toContain(title ?? '–');
      await page.keyboard.press('m');
      await page.getByRole('button', { name: '静音' }).waitFor();
      await page
        .getByRole('button', { name: '按键M开关声音' })
        .evaluate((one) => one instanceof HTMLElement && one.click());
      await page.keyboard.press('m');
      expect(await page.getByRole('button', { name: '静音' }).count()).toBe(1);
    },
  );

  journey('[F4] the gallery – opened – is a modal dialog: nothing behind it takes the focus', async () => {
    const { page, open } = await phone({ reducedMotion: true });
    await open(await article());
    const picture = page.locator('#dirnum a[data-picture]').first();
    await picture.focus();
    await page.keyboard.press('Enter');
    const gallery = page.getByRole('dialog', { name: '图片浏览' });
    await gallery.waitFor();
    expect(await gallery.evaluate((one) => one.matches(':modal'))).toBe(true);
    await picture.evaluate((one) => one.focus());
    expect(await gallery.evaluate((one) => one.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await gallery.waitFor({ state: 'detached' });
    expect(await picture.evaluate((one) => one === document.activeElement)).toBe(true);
  });
});

describe('over pictures', () => {
  journey(
    '[F18][C6] short videos – on a white picture – labels hold 4.5 : 1, the ring has two tones',
    async () => {
      const { page, open } = await phone({ reducedMotion: true });
      await open(at('/minVideoDetail/1.html'));
      const actions = '[data-place="0"] button[aria-haspopup]';
      const contrasts = await page.evaluate(worstContrast, actions);
      expect(contrasts.length).toBeGreaterThan(1);
      expect(contrasts.filter((one) => one < 4.5)).toEqual([]);
      await page.keyboard.press('Tab');
      await page.locator(actions).first().focus();
      const ring = await page
        .locator(actions)
        .first()
        .evaluate((one) => {
          const { outlineColor, boxShadow } = getComputedStyle(one);
          return [outlineColor, boxShadow];
        });
      expect(ring).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0) 0px 0px 0px 4px']);
    },
  );
});

describe('readers who do not see', () => {
  journey('[F20 previewPDF] a certificate – opened – has its text over the picture', async () => {
    const { page, open } = await phone();
    await open(at(`/previewPDF.html?id=${await newsroom().articleId('央措隧道两头掘进')}`));
    await page.getByRole('button', { name: '查看证书' }).click();
    const first = page.getByRole('group', { name: /1/ }).locator('span').first();
    await first.waitFor();
    expect((await first.textContent())?.trim()).toBeTruthy();
  });

  journey('[H7] the sign-up form – sent empty – names every field that is missing at once', async () => {
    const { page, open } = await phone();
    await open(at('/login.html'));
    await page.getByRole('button', { name: '登录', exact: true }).last().click();
    const alerts = page.locator('form [role=alert]:not(:empty)');
    await expect.poll(() => alerts.allTextContents()).toHaveLength(3);
    expect(await page.locator('form [aria-invalid=true]').count()).toBe(3);
  });

  journey('[F25 paperSharePage] the calendar – opened – names each day with month and weekday', async () => {
    const { page, open } = await phone();
    await open(at('/paperSharePage.html'));
    await page.getByRole('button', { name: '选择日期' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /\d+月\d+日 (?:星期|周)./ })
      .first()
      .waitFor();
  });

  journey('[C7] notices, columns, lives and forms – read in elder mode – are read aloud', async () => {
    const { page, open } = await phone({ cookie: 'elder-1' });
    await page.addInitScript(() => {
      window.speechSynthesis.speak = ({ text }) => {
        document.documentElement.dataset.spoken = text;
      };
    });
    const screens = ['liveDetail', 'activityApply'];
    const paths = await Promise.all(screens.map((screen) => samplePath(newsroom(), screen)));
    for (const path of ['/noticeDetail.html?id=1', '/columnDetail/2.html', ...paths]) {
      await open(at(path));
      await page.locator('#aloud').getByRole('button', { name: '听新闻' }).click();
      await page.locator('html[data-spoken]').waitFor({ state: 'attached' });
    }
  });

  journey(
    '[C6] colours that the reader forces – home – bars and the current column keep an edge',
    async () => {
      const { page, open } = await phone();
      await page.emulateMedia({ forcedColors: 'active' });
      await open(at('/home.html'));
      const edges = await page.evaluate(() =>
        ['header', 'nav [aria-current]'].map((selector) => {
          const one = document.querySelector(selector);
          return one ? getComputedStyle(one).borderBottomWidth : '';
        }),
      );
      expect(edges).toEqual(['1px', '4px']);
    },
  );

  journey(
    '[F2][C6] the banners of home – stopped by key – say their place; while they move they do not',
    async () => {
      const { page, open } = await phone();
      await open(at('/home.html'));
      const place = page.locator('section [aria-live]').first();
      await expect.poll(() => place.getAttribute('aria-live')).toBe('off');
      await page.getByRole('button', { name: '停止轮播' }).press('Enter');
      await expect.poll(() => place.getAttribute('aria-live')).toBe('polite');
      const before = await place.textContent();
      await page.getByRole('button', { name: '下一张' }).first().press('Enter');
      await expect.poll(() => place.textContent()).not.toBe(before);
    },
  );

  journey('[B7] a toast – shown – stays five seconds', async () => {
    const { page, open } = await phone({ now: undefined });
    const now = newsroom().clock.now();
    await page.clock.install({ time: now });
    await open(at('/home.html'));
    await page.clock.pauseAt(now + 60_000);
    await page.getByRole('button', { name: '长辈版' }).click();
    const toast = page.locator('#toast:not(:empty)');
    await toast.waitFor();
    await page.clock.runFor(4_500);
    expect(await toast.count()).toBe(1);
    await page.clock.runFor(600);
    await expect.poll(() => toast.count()).toBe(0);
  });
});
