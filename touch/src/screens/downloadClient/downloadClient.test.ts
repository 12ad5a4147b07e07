import { readPage, startNewsroom } from '@testing/renderPage';
import type { TestPlatform } from '@testing/startPlatform';
import { afterAll, beforeAll, expect, test } from 'vitest';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Mobile/15E148 Safari/604.1';
const DESK = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/128.0.0.0 Safari/537.36';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startNewsroom();
});
afterAll(() => platform.close());

const page = (userAgent?: string) =>
  readPage(platform, '/downloadClient.html', userAgent ? { 'user-agent': userAgent } : {});
async function set(change: Parameters<TestPlatform['configure']>[0]) {
  await platform.configure(change);
  platform.clock.forward(3_000);
}
const URLS = { iosUrl: 'https://apps.example/paper', androidUrl: 'https://paper.example/paper.apk' };

test('[F13 downloadClient] the page – no address and no link configured – says that the app is not out', async () => {
  const { status, text } = await page();
  expect(status).toBe(200);
  expect(text).toContain('客户端还在准备');
});

test('[F13 downloadClient][wire g73] store links – by system – the reader’s own comes first', async () => {
  await set({ app: URLS });
  const order = ({ text }: { text: string }) => text.indexOf('iPhone') < text.indexOf('安卓');
  expect(order(await page(IPHONE))).toBe(true);
  expect(order(await page())).toBe(false);
  const { html, text } = await page(DESK);
  expect(html).toContain(URLS.iosUrl);
  expect(html).toContain(URLS.androidUrl);
  expect(text).toContain('用手机扫一扫');
});

test('[G10][F13 downloadClient] unsafe addresses and links – configured – are never offered', async () => {
  await set({
    app: { iosUrl: 'javascript:alert(1)', androidUrl: 'data:text/html,x' },
    _rd_deepLink: { deepChain: 'javascript://%0aalert(1)' },
  });
  const { html, text } = await page();
  expect(text).toContain('客户端还在准备');
  expect(html.split('<script')[0]).not.toContain('javascript:');
});

test('[B6][F13 downloadClient] a link into the app – configured – is offered on a phone, not at a desk or in the app', async () => {
  await set({ app: URLS, _rd_deepLink: { deepChain: 'lanchuan://home' } });
  expect((await page()).text).toContain('打开App');
  expect((await page(DESK)).text).not.toContain('打开App');
  const inApp = await page(`${IPHONE} xiangyuapp`);
  expect(inApp.text).toContain('您已经在客户端里了');
  expect(inApp.text).not.toContain('下载 iPhone');
});
