import { axeFindings } from '@testing/axe';
import { journey } from '@testing/browser';
import { PHONE } from '@testing/renderPage';
import type { Page } from 'playwright-core';
import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { configure, logIn } from './members';
import { samplePath } from './screens';
import { visitNewsroom } from './visit';

const { newsroom, phone, at } = visitNewsroom();
const MESSENGER = `${PHONE} MicroMessenger/8.0.50`;
const LINK = 'lanchuan://home';
/** Chromium has no program for the newsroom's own scheme and says so. */
const NO_PROGRAM = /lanchuan:|scheme does not have a registered handler/;

const setLink = (deepChain: string) => configure(newsroom(), { _rd_deepLink: { deepChain } });

async function copiedBy(page: Page): Promise<string> {
  await page.getByRole('button', { name: '复制链接' }).click();
  await expect.poll(() => page.locator('#toast').textContent()).toContain('链接已复制');
  return page.evaluate(() => navigator.clipboard.readText());
}

describe('[F13][H6] invitations', () => {
  journey(
    '[F13 shareinvite][F13 invitedToDownload][F13 invite][H6] a code – shared, opened and entered – is recorded once',
    async () => {
      const inviter = await phone();
      await inviter.context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await inviter.open(at('/shareinvite.html'));
      await inviter.page.getByRole('link', { name: '登录', exact: true }).click();
      await logIn(newsroom(), inviter.page, '13500000701');
      await inviter.page.waitForURL(`**${at('/shareinvite.html')}`);
      await inviter.page.getByRole('button', { name: '邀请朋友' }).click();
      const link = new URL(await copiedBy(inviter.page));
      expect([...link.searchParams.keys()]).toEqual(['xyt']);
      const code = /\/invitedToDownload\/(\d{7})\.html$/.exec(link.pathname)?.[1] ?? '';
      expect(code).not.toBe('');
      await inviter.page.getByText(code, { exact: true }).waitFor();
      expect(await axeFindings(inviter.page)).toEqual([]);

      const { page, open } = await phone();
      await open(link.pathname + link.search);
      await page.getByRole('heading', { name: '朋友邀请您一起读澜川融媒' }).waitFor();
      await page.getByText(code, { exact: true }).waitFor();
      await page.getByRole('link', { name: '直接在这里填写' }).click();
      const field = page.getByLabel('邀请码', { exact: true });
      await expect.poll(() => field.inputValue()).toBe(code);
      await field.fill('1111111');
      await page.getByRole('button', { name: '确定' }).click();
      await logIn(newsroom(), page, '13500000702');
      await page.getByRole('alert').getByText('没有这个邀请码').waitFor();
      await page.reload();
      await field.fill(code);
      await page.getByRole('button', { name: '确定' }).click();
      await page.getByRole('status').getByRole('heading', { name: '记下了' }).waitFor();

      await page.reload();
      await field.fill(code);
      await page.getByRole('button', { name: '确定' }).click();
      await page.getByRole('alert').getByText('您已经填过邀请码了').waitFor();
      const text = 'select count(*)::int as count from invitations where site_id = 1';
      expect(await newsroom().db.one({ name: 'e2e invitations', text })).toEqual({ count: 1 });
      expect(await axeFindings(page)).toEqual([]);
    },
  );
});

describe('[J1] the share sheet', () => {
  /** Every kind of page that is shared, by the screen that shows it. */
  const kinds = [
    ...['newsDetail', 'activityDetail', 'columnDetail', 'circleDetail', 'xyDetail', 'topicDetail'],
    ...['paperSharePage', 'activityVote', 'reporter', 'qaDetail', 'seekArticleDetail', 'liveDetail'],
  ];

  journey(
    '[J1] the share sheet – opened on every kind of page – copies a link with the cache mark that leads to the same page',
    async () => {
      const { page, context, open } = await phone();
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      for (const screen of kinds) {
        await open(at(await samplePath(newsroom(), screen)));
        const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
        await page.getByRole('button', { name: '分享', exact: true }).first().click();
        const link = new URL(await copiedBy(page));
        expect.soft([...link.searchParams.keys()], screen).toContain('xyt');
        const shared = await (await fetch(link)).text();
        expect.soft(shared.includes(`<link rel="canonical" href="${canonical}">`), link.href).toBe(true);
      }
    },
  );

  journey(
    '[J1][wire n15] the poster of an article – shown in the sheet – leads to the canonical link',
    async () => {
      const id = await newsroom().articleId('央措隧道两头掘进');
      const { page, open } = await phone();
      await open(at(`/newsDetail/1/${id}.html?uid=4711&dark=true`));
      await page.getByRole('button', { name: '分享' }).click();
      await page.getByRole('button', { name: '生成海报' }).click();
      await page.getByText('长按图片保存或发送给朋友').waitFor();
      const src = await page.getByRole('img', { name: /^海报/ }).getAttribute('src');
      const answer = await fetch(src ?? '');
      const picture = sharp(Buffer.from(await answer.arrayBuffer())).ensureAlpha();
      const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
      const { width, height } = info;
      const link = decodeQR({ width, height, data: new Uint8ClampedArray(data) }, { timeLimit: 60_000 });
      expect(link).toBe(`${newsroom().origin}${at(`/newsDetail/1/${id}.html`)}`);
      expect(await axeFindings(page)).toEqual([]);
    },
  );

  journey('[J1] a poster that does not come – is told, and comes by another tap', async () => {
    const id = await newsroom().articleId('央措隧道两头掘进');
    const { page, open } = await phone({ expected: [/Failed to load resource/] });
    await page.route(/\/poster\?/, (route) => route.fulfill({ status: 503 }), { times: 1 });
    await open(at(`/newsDetail/1/${id}.html`));
    await page.getByRole('button', { name: '分享' }).click();
    await page.getByRole('button', { name: '生成海报' }).click();
    await page.getByRole('alert').getByText('海报没有生成出来').waitFor();
    await page.getByRole('button', { name: '重试' }).click();
    await page.getByText('长按图片保存或发送给朋友').waitFor();
  });
});

describe('[B6] the app', () => {
  journey(
    '[B6][F13 downloadClient] a link – app installed or not – opens it or leads to the download page',
    async () => {
      await setLink(LINK);
      const { page, open } = await phone({ expected: [NO_PROGRAM] });
      await open(at('/home.html'));
      const bar = page.getByRole('complementary', { name: '澜川融媒' });
      await bar.getByRole('button', { name: '打开App' }).click();
      await page.waitForURL('**/downloadClient.html');
      await page.getByRole('link', { name: '下载安卓版' }).waitFor();
      expect(await bar.count()).toBe(0);
      expect(await axeFindings(page)).toEqual([]);

      await page.goBack();
      await bar.getByRole('button', { name: '打开App' }).click();
      // An app that opens covers the page.
      await page.evaluate(() => {
        Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
        document.dispatchEvent(new Event('visibilitychange'));
      });
      await page.clock.install();
      await page.clock.runFor(10_000);
      expect(page.url()).toContain('/home.html');

      await bar.getByRole('button', { name: '关闭' }).click();
      await page.reload();
      await page.locator('html[data-ready]').waitFor({ state: 'attached' });
      expect(await bar.count()).toBe(0);
      await setLink('');
    },
  );

  journey(
    '[B6][G10] in the messenger – the app cannot open – a hint says where its menu is; unsafe links offer nothing',
    async () => {
      await setLink(LINK);
      const inMessenger = await phone({ userAgent: MESSENGER });
      await inMessenger.open(at('/downloadClient.html?yl=1'));
      await inMessenger.page.getByRole('button', { name: '打开App' }).click();
      const hint = inMessenger.page.getByRole('dialog');
      await hint.getByText('请点击右上角/右下角 “打开” 去App操作').waitFor();
      await hint.getByRole('button', { name: '关闭' }).click();
      await inMessenger.page.getByRole('link', { name: '下载安卓版' }).click();
      await hint.getByText('这里不能下载客户端').waitFor();
      expect(inMessenger.page.url()).toContain('/downloadClient.html');

      await setLink('javascript://%0aalert(1)');
      const { page, open } = await phone();
      await open(at('/downloadClient.html'));
      await page.getByRole('link', { name: '下载安卓版' }).waitFor();
      expect(await page.getByRole('button', { name: '打开App' }).count()).toBe(0);
      await setLink('');
    },
  );
});

describe('[A18] debugging', () => {
  journey(
    '[A18] the hidden console – enabled – is shown by five taps at the corner, and lists errors',
    async () => {
      await configure(newsroom(), { debugConsole: 1 });
      const { page, open } = await phone();
      await open(at('/aboutUs.html'));
      const list = page.locator('[data-debug-console]');
      await list.waitFor({ state: 'attached' });
      expect(await list.isVisible()).toBe(false);
      await page.evaluate(() => window.dispatchEvent(new ErrorEvent('error', { message: 'from the page' })));
      for (let taps = 0; taps < 5; taps += 1) await page.mouse.click(5, 3);
      await list.getByText('error from the page').waitFor();
      await configure(newsroom(), { debugConsole: 0 });
    },
  );
});
