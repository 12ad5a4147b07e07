import { axeFindings } from '@testing/axe';
import { journey } from '@testing/browser';
import type { FrameLocator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { configure, logRequests } from './members';
import { visitNewsroom } from './visit';

const { newsroom, phone, at } = visitNewsroom();

const wide = { desktop: true, width: 1280, height: 1000 } as const;
const log = (page: Page) => page.locator('#log li');
const logged = (page: Page, call: string) => log(page).filter({ hasText: `"call":"${call}"` });
const choose = (page: Page, call: string, how: string) => page.locator(`#${call}`).selectOption(how);

/** The simulator with its web view on an article, whose page has asked what the app can. */
async function opened(page: Page, before: () => Promise<unknown> = async () => undefined) {
  await page.goto(`${newsroom().origin}/demo/bridge`);
  await page.frameLocator('#frame').locator('html[data-ready]').waitFor({ state: 'attached' });
  await before();
  const id = await newsroom().articleId('央措隧道两头掘进');
  await page.evaluate(
    (path) => document.querySelector('iframe')?.contentWindow?.location.assign(path),
    at(`/newsDetail/${id}.html`),
  );
  const view = page.frameLocator('#frame');
  await view.locator('article h1').waitFor();
  await view.locator('html[data-ready]').waitFor({ state: 'attached' });
  return view;
}
const star = (view: FrameLocator) => view.getByRole('button', { name: '收藏' });
const like = (view: FrameLocator) => view.getByRole('button', { name: /^点赞/ });

describe('[G8] the simulator', () => {
  for (const dark of [false, true]) {
    journey(`opens with the paper in it, and axe finds nothing${dark ? ' in the dark' : ''}`, async () => {
      const { page } = await phone({ ...wide, dark });
      const answer = await page.goto(`${newsroom().origin}/demo/bridge`);
      expect(answer?.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
      await page.frameLocator('#frame').getByText('触屏版').first().waitFor();
      await logged(page, 'hello').waitFor();
      expect(await axeFindings(page)).toEqual([]);
    });
  }

  journey('on a narrow screen nothing is wider than it', async () => {
    const { page } = await phone();
    await page.goto(`${newsroom().origin}/demo/bridge`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });

  for (const system of ['android', 'ios']) {
    journey(`${system}: native login on the app's screen, then a token of the platform's own`, async () => {
      const { page } = await phone(wide);
      const requests = logRequests(page);
      const view = await opened(page, () => choose(page, 'system', system));
      await star(view).click();
      await page.getByText('页面请求登录。').waitFor();
      await page.getByRole('button', { name: '完成' }).click();
      await expect.poll(() => requests.tokens('fav')).toEqual(['m']);
      expect(await page.locator('#who').textContent()).toBe('小城青年');
      expect(await page.locator('#log').textContent()).not.toMatch(/m1\.[\w-]{9}/);
      expect(page.url()).not.toContain('m1.');
    });
  }

  journey('[G4] the token is over: another one, then never another one', async () => {
    const { page, quiet } = await phone(wide);
    const requests = logRequests(page);
    const view = await opened(page, async () => {
      await page.getByRole('button', { name: '登录演示读者' }).click();
      await page.locator('#who', { hasText: '小城青年' }).waitFor();
    });
    // The page's own calls come first: the like must be the call that renews the token.
    const calls = [/\/hasFav/, /\/discussView/].map((call) => page.waitForResponse(call));
    await like(view).hover();
    await Promise.all(calls);
    await quiet();
    newsroom().clock.forward(131 * 60_000);
    await like(view).click();
    await view.getByText(/点赞成功/).waitFor();
    expect(requests.tokens('event', 'eventType=1')).toEqual(['m', 'm']);
    newsroom().clock.forward(131 * 60_000);
    await choose(page, 'refreshToken', 'silent');
    await like(view).click();
    await view.getByText('用户登录信息已过期，请重新进入该页面').waitFor();
  });

  for (const how of ['malformed', 'wrongId', 'otherVersion', 'silent', 'slow', 'failed']) {
    journey(`the first word is ${how}: the page is as in a browser`, async () => {
      const { page } = await phone(wide);
      const view = await opened(page, () => choose(page, 'hello', how));
      await star(view).click();
      await view.getByRole('dialog').waitFor();
      expect(await logged(page, 'login').count()).toBe(0);
    });
  }

  journey('an older app without the login: the page shows its own', async () => {
    const { page } = await phone(wide);
    const view = await opened(page, () => choose(page, 'login', 'missing'));
    await star(view).click();
    await view.getByRole('dialog').waitFor();
  });

  journey('a page that the service worker brings is the app’s as well', async () => {
    const { page } = await phone({ ...wide, serviceWorkers: 'allow' });
    await opened(page);
    await page.frames()[1]?.evaluate(async () => void (await navigator.serviceWorker.ready));
    await page.getByRole('button', { name: '清空' }).click();
    await page.getByRole('button', { name: '重新打开首页' }).click();
    await logged(page, 'hello').waitFor();
  });

  journey('the mark without a bridge; the number in the user agent is nobody', async () => {
    const { page } = await phone(wide);
    const view = await opened(page, () => choose(page, 'system', 'none'));
    await page.getByRole('button', { name: '清空' }).click();
    await star(view).click();
    await view.getByRole('dialog').waitFor();
    expect(await log(page).count()).toBe(0);
  });
});

journey('[G8] only what the simulator frames is served as to the app, under its own policy', async () => {
  await configure(newsroom(), {});
  const url = at('/home.html');
  const get = (headers: Record<string, string>) =>
    newsroom().app.inject({ method: 'GET', url, headers: { host: 'paper.test', ...headers } });
  const cookie = 'touchpaper=dark-1; demo-bridge=on';
  const framed = { cookie, 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'same-origin' };
  for (const headers of [
    {},
    { ...framed, 'sec-fetch-site': 'cross-site' },
    { cookie },
    { ...framed, cookie: '' },
  ])
    expect((await get(headers)).body).not.toContain('/demo/bridge');
  const answer = await get(framed);
  expect(answer.body).toContain('/demo/bridge/native.js');
  expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'self'");
  expect(answer.headers['content-security-policy']).toContain("script-src 'self';");
});

journey(
  '[G8] the login of the demonstration is for this machine, and for a device of the simulator’s',
  async () => {
    const post = (device: string, headers: Record<string, string> = {}) =>
      newsroom().app.inject({ method: 'POST', url: `/demo/bridge/login?device=${device}`, headers });
    expect((await post('demo-app-1')).statusCode).toBe(200);
    expect((await post('xy1')).statusCode).toBe(400);
    expect((await post('demo-app-1', { 'x-forwarded-for': '10.0.0.1' })).statusCode).toBe(404);
  },
);
