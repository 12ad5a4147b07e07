import { journey, type PhoneOptions } from '@testing/browser';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { logIn } from './members';
import { visitNewsroom } from './visit';

const { newsroom, phone, at } = visitNewsroom();

const article = async () => at(`/newsDetail/1/${await newsroom().articleId('央措隧道两头掘进')}.html`);
/** Where the page stands in the tab's history. */
const place = (page: Page) =>
  page.evaluate(() => ('navigation' in window ? (window.navigation.currentEntry?.index ?? -1) : -1));
const standsAt = (page: Page, index: number) => expect.poll(() => place(page)).toBe(index);
/** Not at once: the page may be gone before it could answer. */
const back = (page: Page, steps = 1) =>
  page.evaluate((by) => {
    setTimeout(() => window.history.go(by));
  }, -steps);
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

const settings = (page: Page) => page.getByRole('button', { name: '设置' });
const prompt = (page: Page) =>
  page.locator('section[aria-labelledby=comments] button[aria-haspopup]').first();
const sheet = (page: Page) => page.getByRole('dialog', { name: '写评论' });
const field = (page: Page) => page.getByRole('textbox', { name: '评论内容' });
const login = (page: Page) => page.getByRole('dialog', { name: '登录后继续' });
const agreement = (page: Page) => login(page).getByRole('region', { name: '用户协议' });

/** A reader who came to the article from home, and opens the sheet where comments are written. */
async function writing(options: Omit<PhoneOptions, 'origin'> = {}) {
  const visitor = await phone(options);
  const { page } = visitor;
  await visitor.open(at('/home.html'));
  await visitor.open(await article());
  await prompt(page).scrollIntoViewIfNeeded();
  await prompt(page).hover();
  // The deferred end of an article may move the page.
  await visitor.quiet();
  const before = { index: await place(page), scroll: await scrolled(page), url: page.url() };
  await prompt(page).click();
  await field(page).fill('写了一半');
  return { ...visitor, before };
}

/** One step back leads to where the reader came from. */
async function leavesAtOnce(page: Page): Promise<void> {
  await back(page);
  await page.waitForURL('**/home.html');
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
}

describe('back', () => {
  journey('[A10] closes a sheet and stays on the page, at its place; what was written is kept', async () => {
    const { page, before } = await writing();
    expect(await scrolled(page)).toBe(before.scroll);
    await standsAt(page, before.index + 1);
    expect(page.url()).toBe(before.url);
    await back(page);
    await sheet(page).waitFor({ state: 'detached' });
    expect(await place(page)).toBe(before.index);
    expect([page.url(), await scrolled(page)]).toEqual([before.url, before.scroll]);
    expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe('');
    await prompt(page).click();
    expect(await field(page).inputValue()).toBe('写了一半');
    await back(page);
    await sheet(page).waitFor({ state: 'detached' });
    await leavesAtOnce(page);
  });

  journey(
    '[A10][G11] closes what lies over the page one by one: a text, the login, the comment',
    async () => {
      const { page, before } = await writing();
      await page.getByRole('button', { name: '发表', exact: true }).click();
      await login(page).getByLabel('手机号').fill('13600000001');
      await login(page).getByRole('button', { name: '用户协议' }).click();
      await agreement(page).waitFor();
      await standsAt(page, before.index + 3);
      await back(page);
      await agreement(page).waitFor({ state: 'detached' });
      expect(await login(page).getByLabel('手机号').inputValue()).toBe('13600000001');
      await back(page);
      await login(page).waitFor({ state: 'detached' });
      expect(await field(page).inputValue()).toBe('写了一半');
      await back(page);
      await sheet(page).waitFor({ state: 'detached' });
      expect(await scrolled(page)).toBe(before.scroll);
      await leavesAtOnce(page);
    },
  );

  journey('[F4] closes the gallery', async () => {
    const visitor = await phone();
    const { page } = visitor;
    await visitor.open(at('/home.html'));
    await visitor.open(await article());
    const gallery = page.getByRole('dialog', { name: '图片浏览' });
    const index = await place(page);
    const open = async () => {
      await page.locator('article a[data-picture]').first().click();
      await gallery.waitFor();
      await standsAt(page, index + 1);
    };
    const closed = async () => {
      await gallery.waitFor({ state: 'detached' });
      await standsAt(page, index);
    };
    await open();
    // while it still opens
    await back(page);
    await closed();
    const askDialog = (how: 'close' | 'requestClose') =>
      gallery.evaluate((one, how) => one instanceof HTMLDialogElement && one[how](), how);
    const ways = [
      () => gallery.getByRole('button', { name: '关闭' }).click(),
      () => page.keyboard.press('Escape'),
      // Android's back gesture
      () => askDialog('requestClose'),
      () => askDialog('close'),
    ];
    for (const close of ways) {
      await open();
      // its own buttons answer once it stands
      await expect
        .poll(() => gallery.locator('.pswp').evaluate((one) => getComputedStyle(one).opacity))
        .toBe('1');
      await close();
      await closed();
    }
    await leavesAtOnce(page);
  });

  journey('[A10] across several steps leaves nothing lying over another page', async () => {
    const { page } = await writing();
    await back(page, 2);
    await page.waitForURL('**/home.html');
    expect(await page.getByRole('dialog').count()).toBe(0);
  });
});

describe('a sheet that closes leaves no step behind', () => {
  const ways: readonly [string, (page: Page) => Promise<unknown>][] = [
    ['its button', (page) => sheet(page).getByRole('button', { name: '关闭' }).click()],
    ['Escape', (page) => page.keyboard.press('Escape')],
    ['a tap beside it', (page) => page.touchscreen.tap(195, 20)],
    // Android's back gesture goes to the dialog where the browser knows of that
    ['the browser itself, asking', (page) => closeNatively(page, 'requestClose')],
    ['the browser itself, not asking', (page) => closeNatively(page, 'close')],
  ];
  const closeNatively = (page: Page, how: 'close' | 'requestClose') =>
    sheet(page).evaluate((dialog, how) => dialog instanceof HTMLDialogElement && dialog[how](), how);

  journey(`[A10] closed by ${ways.map(([name]) => name).join(', ')}`, async () => {
    const { page, before } = await writing();
    for (const [name, close] of ways)
      for (const time of ['first', 'second']) {
        const where = `${name}, the ${time} time`;
        await close(page);
        await sheet(page).waitFor({ state: 'detached' });
        await standsAt(page, before.index);
        expect(await scrolled(page), where).toBe(before.scroll);
        await prompt(page).click();
        expect(await field(page).inputValue(), where).toBe('写了一半');
      }
    await page.keyboard.press('Escape');
    await standsAt(page, before.index);
    await leavesAtOnce(page);
  });

  journey('[A10] a page opened from outside is left by the first back', async () => {
    const { page } = await phone();
    await page.goto('about:blank');
    await page.goto(newsroom().origin + at('/home.html'));
    await page.locator('html[data-ready]').waitFor({ state: 'attached' });
    await settings(page).click();
    await page.getByRole('dialog').getByRole('button', { name: '关闭' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await back(page);
    await page.waitForURL('about:blank');
  });

  journey('[A10][G11] a login that goes on: both sheets close, and back leaves', async () => {
    const { page, before } = await writing();
    await page.getByRole('button', { name: '发表', exact: true }).click();
    await logIn(newsroom(), page, '13600000002');
    await login(page).waitFor({ state: 'detached' });
    await sheet(page).waitFor({ state: 'detached' });
    await standsAt(page, before.index);
    await leavesAtOnce(page);
  });
});

describe('announcements while a sheet is open', () => {
  /** True if it is visible: nothing covers its middle, no control of the sheet below it. */
  const seen = (page: Page) =>
    page.locator('#toast').evaluate((line) => {
      const { left, top, right, bottom } = line.getBoundingClientRect();
      line.style.pointerEvents = 'auto';
      const isOnTop = document.elementFromPoint((left + right) / 2, (top + bottom) / 2) === line;
      line.style.pointerEvents = '';
      const covered = Array.from(document.querySelectorAll('dialog :is(input, button, textarea)')).filter(
        (control) => {
          const box = control.getBoundingClientRect();
          return box.bottom > top && box.top < bottom && box.right > left && box.left < right;
        },
      );
      return { isOnTop, covered: covered.length };
    });

  journey('[B7][F2] lies over it and is heard, and stands in the page again after it', async () => {
    const { page } = await writing();
    await page.getByRole('button', { name: '发表', exact: true }).click();
    await login(page).getByLabel('手机号').fill('13600000003');
    await login(page).getByRole('button', { name: '获取验证码' }).click();
    const message = page.getByRole('status').filter({ hasText: '验证码已发送' });
    await message.waitFor();
    expect(await seen(page)).toEqual({ isOnTop: true, covered: 0 });
    // Screen readers do not reach content outside a modal dialog.
    expect(await login(page).locator('#toast').count()).toBe(1);
    await page.keyboard.press('Escape');
    await login(page).waitFor({ state: 'detached' });
    expect(await sheet(page).locator('#toast').count()).toBe(1);
    await page.keyboard.press('Escape');
    await sheet(page).waitFor({ state: 'detached' });
    expect(await page.locator('body > #toast').count()).toBe(1);
  });
});

describe('announcements while the gallery is open', () => {
  journey('[B9][F4] lies over its pictures', async () => {
    const { page, context, open } = await phone({ expected: [/ERR_INTERNET_DISCONNECTED/] });
    await open(await article());
    await page.locator('article a[data-picture]').first().click();
    const gallery = page.getByRole('dialog', { name: '图片浏览' });
    await gallery.waitFor();
    await context.setOffline(true);
    const message = page.locator('#toast').filter({ hasText: /./ });
    await message.waitFor();
    const isOver = () =>
      message.evaluate((line) => {
        const { left, top, right, bottom } = line.getBoundingClientRect();
        line.style.pointerEvents = 'auto';
        const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2) === line;
        line.style.pointerEvents = '';
        return seen;
      });
    expect(await isOver()).toBe(true);
    await context.setOffline(false);
  });
});

describe('links out of a sheet', () => {
  journey('[F1] a column takes the place of the one before, not of the sheet', async () => {
    const { page, open } = await phone();
    await open(at('/aboutUs.html'));
    await open(at('/home.html'));
    const index = await place(page);
    await page.getByRole('button', { name: '全部栏目' }).click();
    await page.getByRole('dialog').getByRole('link').nth(2).click();
    await page.waitForURL('**/home.html?column=*');
    expect(await page.getByRole('dialog').count()).toBe(0);
    await standsAt(page, index);
    await back(page);
    await page.waitForURL('**/aboutUs.html');
  });

  journey('[A10] a history that does not move holds nobody up', async () => {
    const { page, open } = await phone();
    await page.addInitScript(() => {
      // as some web views do with a step they are asked for
      window.history.go = () => undefined;
    });
    await open(at('/home.html'));
    await page.getByRole('button', { name: '全部栏目' }).click();
    await page.getByRole('dialog').getByRole('link').nth(2).click();
    await page.waitForURL('**/home.html?column=*');
    expect(await page.getByRole('dialog').count()).toBe(0);
    // and what opens then is closed by back as ever
    await settings(page).click();
    await page.getByRole('dialog').waitFor();
    await page.evaluate(() => setTimeout(() => window.history.back()));
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(page.url()).toContain('column=');
  });

  journey('[A10] a link below an open sheet closes it; back leads to the page and its place', async () => {
    const { page, open } = await phone();
    await open(at('/aboutUs.html'));
    await open(at('/home.html'));
    const row = page.locator('main li a[href*="/newsDetail/"]').nth(4);
    await row.waitFor();
    await page.evaluate(() => window.scrollTo(0, 600));
    const index = await place(page);
    await settings(page).evaluate(tap);
    await page.getByRole('dialog').waitFor();
    await standsAt(page, index + 1);
    await row.evaluate(tap);
    await page.waitForURL('**/newsDetail/**');
    await page.locator('article h1').waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    await standsAt(page, index + 1);
    await back(page);
    await page.waitForURL('**/home.html');
    await expect.poll(() => scrolled(page)).toBe(600);
    expect([await place(page), await page.getByRole('dialog').count()]).toEqual([index, 0]);
    await back(page);
    await page.waitForURL('**/aboutUs.html');
  });

  journey(
    '[A11][C4] another language loads the page anew, with sheet and focus; back closes the sheet, then leaves',
    async () => {
      const { page, open } = await phone();
      await open(at('/aboutUs.html'));
      await open(at('/home.html'));
      const index = await place(page);
      await settings(page).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Deutsch' }).click();
      await page.locator('html[lang=de][data-ready]').waitFor({ state: 'attached' });
      const chosen = page.getByRole('dialog').getByRole('button', { name: 'Deutsch', pressed: true });
      await expect.poll(() => chosen.evaluate((one) => one === document.activeElement)).toBe(true);
      expect(await page.getByRole('dialog').count()).toBe(1);
      await standsAt(page, index + 1);
      await back(page);
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await standsAt(page, index);
      await back(page);
      await page.waitForURL('**/aboutUs.html');
    },
  );
});

describe('after it', () => {
  journey('[A10] a page loaded anew shows no sheet and stays where it was; back leaves it', async () => {
    const { page, before, ready } = await writing();
    await page.reload();
    await ready();
    await standsAt(page, before.index);
    expect(await page.getByRole('dialog').count()).toBe(0);
    await expect.poll(() => scrolled(page)).toBe(before.scroll);
    await prompt(page).hover();
    await prompt(page).click();
    expect(await field(page).inputValue()).toBe('写了一半');
    await back(page);
    await sheet(page).waitFor({ state: 'detached' });
    await leavesAtOnce(page);
  });

  journey('[A10] forward opens nothing and breaks nothing', async () => {
    const { page, before } = await writing();
    await back(page);
    await sheet(page).waitFor({ state: 'detached' });
    const arrived = page.evaluate(
      () =>
        new Promise<void>((done) => {
          let count = 0;
          // there, and back again
          window.addEventListener('popstate', () => {
            count += 1;
            if (count === 2) done();
          });
          window.history.forward();
        }),
    );
    await arrived;
    expect([await place(page), await scrolled(page)]).toEqual([before.index, before.scroll]);
    expect(await page.getByRole('dialog').count()).toBe(0);
    await prompt(page).click();
    await field(page).waitFor();
    await standsAt(page, before.index + 1);
    await back(page);
    await sheet(page).waitFor({ state: 'detached' });
    await leavesAtOnce(page);
  });
});

function tap(element: Element): void {
  if (element instanceof HTMLElement) element.click();
}
