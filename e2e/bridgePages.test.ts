import { journey } from '@testing/browser';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { configure, logRequests } from './members';
import { answer, done, openInApp, silent } from './nativeApp';
import { visitNewsroom } from './visit';

/** The app around a page, and pages in an app that does nothing. */

const { newsroom, phone, at } = visitNewsroom();
const EXPIRED = '用户登录信息已过期，请重新进入该页面';
const LIFE = 131 * 60_000;
const article = async () => at(`/newsDetail/${await newsroom().articleId('央措隧道两头掘进')}.html`);
const star = (page: Page) => page.getByRole('button', { name: '收藏' });
const sheet = (page: Page) => page.getByRole('dialog');

describe('[G8] sharing and pages of the app', () => {
  journey(
    'the app’s sheet is given the share object, its link clean; a cancelled one is not counted',
    async () => {
      let how = 'cancelled';
      const app = await openInApp(newsroom(), {
        says: { share: (id) => [answer(id, 'opened'), answer(id, how)] },
      });
      const requests = logRequests(app.page);
      await app.open(`${await article()}?code=secret&isShare=false`);
      const shares = () => requests.all.filter((one) => /eventType=2/.test(one.url())).length;
      await app.page.getByRole('button', { name: '分享' }).click();
      await expect.poll(() => app.count('share')).toBe(1);
      const { link, title } = app.calls.find(({ call }) => call === 'share')?.data ?? {};
      expect(String(link)).toMatch(/\/newsDetail\/\d+\/\d+\.html\?xyt=\d+$/);
      expect(String(title)).toContain('央措隧道');
      expect(shares()).toBe(0);
      how = 'done';
      await app.page.getByRole('button', { name: '分享' }).click();
      await expect.poll(shares).toBe(1);
    },
  );

  journey('an app that shows no sheet: the link is copied as in a browser', async () => {
    const app = await openInApp(newsroom(), { says: { share: silent } });
    await app.open(await article());
    await app.page.getByRole('button', { name: '分享' }).click();
    await app.page.getByRole('button', { name: '复制链接' }).click();
    await app.page.getByText(/链接已复制|复制失败/).waitFor();
    expect(app.count('share')).toBe(1);
  });

  const ELSEWHERE = '/subway/1/2.html';
  const addLink = (page: Page) =>
    page.evaluate((href) => {
      const link = document.createElement('a');
      link.href = href;
      link.textContent = '地铁';
      document.querySelector('article')?.prepend(link);
    }, at(ELSEWHERE));

  journey('[H8] what has no screen here opens in the app', async () => {
    const app = await openInApp(newsroom(), { says: { openPage: done() } });
    await app.open(await article());
    await app.quiet();
    await addLink(app.page);
    await app.page.getByRole('link', { name: '地铁' }).click();
    await expect.poll(() => app.count('openPage')).toBe(1);
    const openCall = app.calls.find(({ call }) => call === 'openPage');
    expect(String(openCall?.data.url)).toMatch(/^http.*\/subway\/1\/2\.html$/);
    expect(new URL(app.page.url()).pathname).toBe(await article());
  });

  for (const [how, says] of [
    ['an app that cannot', {}],
    ['an app that does not answer', { openPage: silent }],
    ['an app that has none either', { openPage: (id: string) => answer(id, 'unknown') }],
  ] as const) {
    journey(`[H8] ${how}: an unknown address leads home`, async () => {
      const app = await openInApp(newsroom(), { says });
      await app.open(await article());
      await app.quiet();
      await addLink(app.page);
      await app.page.getByRole('link', { name: '地铁' }).click();
      await app.page.waitForURL(`**${at('/home.html')}`);
    });
  }
});

describe('[G8] without a bridge', () => {
  for (const [how, options] of [
    ['the mark of the app alone', { bridge: false }],
    ['an app that never answers', { says: { hello: silent } }],
  ] as const) {
    journey(`${how}: all is as in a browser`, async () => {
      await configure(newsroom(), { tokenEnable: 1 });
      const app = await openInApp(newsroom(), options);
      const requests = logRequests(app.page);
      await app.open(await article());
      await app.quiet();
      newsroom().clock.forward(LIFE);
      await app.page.getByRole('button', { name: /^点赞/ }).click();
      await app.page.getByText('点赞成功').waitFor();
      await star(app.page).click();
      await sheet(app.page).waitFor();
      expect(app.count('hello')).toBe(options === undefined || 'bridge' in options ? 0 : 1);
      expect(requests.tokens('event', 'eventType=1').at(-1)).toBe('a');
      expect(await app.page.getByText(EXPIRED).count()).toBe(0);
      await configure(newsroom(), { tokenEnable: 0 });
    });
  }

  journey('a reader outside the app fetches nothing of all this', async () => {
    const { page, open } = await phone();
    const requests = logRequests(page);
    await open(await article());
    await star(page).click();
    await sheet(page).waitFor();
    expect(requests.all.filter((one) => /inApp|nativeApp/.test(one.url()))).toEqual([]);
  });
});
