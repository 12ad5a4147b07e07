import { MESSENGER_PATH } from '@demo/messenger/simulator';
import { journey, type PhoneOptions } from '@testing/browser';
import { PHONE } from '@testing/renderPage';
import type { Page, Request } from 'playwright-core';
import sharp from 'sharp';
import { expect } from 'vitest';
import { codeTo, configure, logIn } from './members';
import { visitNewsroom } from './visit';

const { newsroom, phone, at } = visitNewsroom();
const MESSENGER = `${PHONE} MicroMessenger/8.0.50(0x2800325B) NetType/WIFI Language/zh_CN`;
const TITLE = '央措隧道两头掘进';

/** Everything of a page that others may get to see: where it asks, who sent it, where one was, what is shared of it. */
async function watchedPhone(options: Omit<PhoneOptions, 'origin'>) {
  const visitor = await phone({ reducedMotion: true, ...options });
  const { page } = visitor;
  const requests: Request[] = [];
  const left: string[] = [];
  page.on('request', (request) => requests.push(request));
  page.on('framenavigated', (frame) => left.push(`address ${frame.url()}`));
  await page.exposeBinding('left', (_, what: string) => left.push(what));
  await page.addInitScript(() => {
    const tell = (what: string, value: unknown) => {
      const left: unknown = Reflect.get(window, 'left');
      if (typeof left === 'function') left(`${what} ${JSON.stringify(value)}`);
    };
    for (const name of ['pushState', 'replaceState'] as const) {
      const was = history[name];
      history[name] = function (state, unused, url) {
        tell('history', [state, String(url ?? '')]);
        return was.call(this, state, unused, url);
      };
    }
    Object.defineProperty(navigator, 'share', { value: async (data: unknown) => tell('share', data) });
    const beacon = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, data) => {
      tell('beacon', [String(url), String(data ?? '')]);
      return beacon(url, data);
    };
  });
  /** The page's metadata for share cards. */
  const noteHead = async () => {
    const tags = await page
      .locator('head meta[content], head link[href], head title, script[type="application/ld+json"]')
      .evaluateAll((all) => all.map((one) => one.outerHTML + one.textContent));
    left.push(...tags.map((tag) => `head ${tag}`));
  };
  const everything = async () => [
    ...left,
    ...requests.map((one) => `${one.method()} ${one.url()}`),
    ...(await Promise.all(requests.map(async (one) => `referer ${(await one.allHeaders()).referer ?? ''}`))),
  ];
  return { ...visitor, requests, noteHead, everything };
}

/** Tokens as calls carried them and what storage holds of who one is. */
async function secretsOf(page: Page, requests: readonly Request[]): Promise<string[]> {
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  const tokens = kept.match(/[amr]1\.[\w.-]{20,}/g) ?? [];
  const sent = requests.flatMap((one) => one.headers().token ?? []);
  const uid = /\\?"uid\\?":\\?"?(\d+)/.exec(kept)?.[1];
  expect(uid).toBeDefined();
  return [...new Set([...tokens, ...sent, uid ?? ''])].filter((one) => one !== '');
}

/** As a whole word: a short number may stand within a longer one. */
const has = (text: string, secret: string) =>
  new RegExp(`(?<![\\w.-])${secret.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w-])`).test(text);

journey(
  '[G10][J1] addresses – a member reads, shares, writes, sends a picture and searches – none identifies the member',
  async () => {
    await configure(newsroom(), { siteConfig: { discuss: { auditType: '0' } } });
    const { page, open, requests, noteHead, everything } = await watchedPhone({});
    const id = await newsroom().articleId(TITLE);
    const link = await newsroom().articleOfType(4);
    const article = `/newsDetail/1/${id}.html`;
    await open(at(`/login.html?return=${encodeURIComponent(article)}`));
    await logIn(newsroom(), page, '13600000077');
    await page.waitForURL(`**${at(article)}`);
    await page.locator('html[data-ready]').waitFor({ state: 'attached' });
    await noteHead();
    await page.getByRole('button', { name: '分享' }).click();
    await page.getByRole('button', { name: '发送给朋友' }).click();
    await expect
      .poll(async () => (await everything()).filter((one) => one.startsWith('share ')).length)
      .toBe(1);
    await page.getByRole('button', { name: '收藏', exact: true }).click();
    await page.getByText('收藏成功').waitFor();
    await page.locator('section[aria-labelledby=comments] button[aria-haspopup]').first().click();
    await page.getByRole('textbox', { name: '评论内容' }).fill('路上的人都在说');
    await page.getByRole('button', { name: '发表' }).click();
    await page.locator('li').filter({ hasText: '路上的人都在说' }).first().waitFor();

    await open(at('/search.html?key=%E9%9A%A7%E9%81%93'));
    await page.locator('main li a').first().waitFor();
    await noteHead();
    await open(at(`/linkDetail/${link}.html`));
    await page.locator('main').waitFor();
    await noteHead();
    await open(at('/home.html'));
    await page.getByRole('link', { name: '我的' }).click();
    await page.waitForURL('**/userDetail.html');
    await page.getByRole('group', { name: '我的内容' }).getByRole('button', { name: '设置' }).click();
    const file = page.locator('input[type=file]');
    await file.waitFor({ state: 'attached' });
    const plain = { width: 60, height: 60, channels: 3, background: '#2a6' } as const;
    const buffer = await sharp({ create: plain }).png().toBuffer();
    const kept = page.waitForResponse(/uploadPortrait/);
    await file.setInputFiles({ name: '绿.png', mimeType: 'image/png', buffer });
    expect((await kept).status()).toBe(200);
    await noteHead();

    const secrets = [
      ...(await secretsOf(page, requests)),
      '13600000077',
      await codeTo(newsroom(), '13600000077'),
    ];
    expect(secrets.filter((one) => /^[mr]1\./.test(one)).length).toBeGreaterThan(1);
    const all = await everything();
    for (const kind of ['address', 'history', 'share', 'head', 'GET', 'POST', 'referer'])
      expect(
        all.some((one) => one.startsWith(`${kind} `)),
        kind,
      ).toBe(true);
    expect(all.filter((text) => secrets.some((secret) => has(text, secret)))).toEqual([]);
  },
);

journey(
  '[G7][G10] the messenger’s code – a reader identified by it – goes to the one call that takes it, and no address identifies them',
  async () => {
    const { page, open, quiet, requests, noteHead, everything } = await watchedPhone({
      userAgent: MESSENGER,
    });
    const cookie = { name: 'demo-wx', value: 'second', url: newsroom().origin + MESSENGER_PATH };
    await page.context().addCookies([cookie]);
    const article = at(`/newsDetail/1/${await newsroom().articleId(TITLE)}.html`);
    await open(article);
    await page.waitForFunction(() => localStorage.getItem('isWXLogin') === '1');
    await page.locator('article h1').waitFor();
    await noteHead();
    await open(at('/home.html'));
    await quiet();
    // the messenger’s own login has no box to tick: this page asks, unless the one before has
    const agree = page.getByRole('button', { name: '同意', exact: true });
    if (await agree.isVisible()) await agree.click();
    await agree.waitFor({ state: 'detached' });
    // the way back through the history leads past no code either
    await page.goBack();
    await page.locator('article h1').waitFor();
    expect(page.url()).toBe(newsroom().origin + article);
    const card = await page.evaluate(() =>
      JSON.stringify(Reflect.get(Object(Reflect.get(window, 'wx')), 'cards') ?? {}),
    );
    const identity = await newsroom().db.query<{ oid: string; unionid: string }>({
      name: 'test-identities',
      text: 'select oid, unionid from member_identities',
    });
    const codes = requests.flatMap((one) => new URL(one.url()).searchParams.get('code') ?? []);
    expect(codes.length).toBeGreaterThan(0);
    const all = [...(await everything()), `card ${card}`];
    const who = [
      ...(await secretsOf(page, requests)),
      ...identity.flatMap(({ oid, unionid }) => [oid, unionid]),
    ];
    expect(all.filter((text) => who.filter(Boolean).some((secret) => has(text, secret)))).toEqual([]);
    const carrying = all.filter((text) => codes.some((code) => has(text, code)));
    const places = carrying.map((text) => text.replace(/^(\w+) (?:http:\/\/[^/]+)?([^?#]*).*$/, '$1 $2'));
    expect([...new Set(places)].sort()).toEqual(
      [`GET ${article}`, 'GET /app_if/wx/userInfo', `address ${article}`].sort(),
    );
  },
);
