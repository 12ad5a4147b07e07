import { BASE_PATH, PHONE, startNewsroom } from '@testing/renderPage';
import type { TestPlatform } from '@testing/startPlatform';
import { afterAll, beforeAll, expect, test } from 'vitest';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startNewsroom();
  await platform.configure({ ieAlert: 1 });
});
afterAll(() => platform.close());

const page = async (userAgent: string): Promise<string> =>
  (await platform.get(`${BASE_PATH}/home.html`, { 'user-agent': userAgent })).text;
/** Text that a browser shows without scripts and conditional comments. */
const shown = (html: string): string =>
  html.replace(/<!--[\s\S]*?-->/g, '').replace(/<(script|noscript|template|style|head)\b[\s\S]*?<\/\1>/g, '');

const IE_11 = 'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko';
const ieAgents = [
  ['11', IE_11],
  ['10', 'Mozilla/5.0 (compatible; MSIE 10.0; Windows NT 6.2; Win64; x64; Trident/6.0)'],
  ['9', 'Mozilla/5.0 (compatible; MSIE 9.0; Windows NT 6.1; Trident/5.0)'],
  ['8', 'Mozilla/4.0 (compatible; MSIE 8.0; Windows NT 5.1; Trident/4.0)'],
  ['6', 'Mozilla/4.0 (compatible; MSIE 6.0; Windows NT 5.1; SV1)'],
] as const;
const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/128.0 Safari/537.36';
const others = [
  ['Chrome', CHROME],
  ['Edge', `${CHROME} Edg/128.0`],
  ['Firefox', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0'],
  [
    'Safari',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5) AppleWebKit/605.1.15 Version/17.5 Safari/605.1.15',
  ],
  ['the messenger on a desktop', `${CHROME} MicroMessenger/7.0.20 WindowsWechat`],
  ['a phone', PHONE],
  [
    'IE on a phone',
    'Mozilla/5.0 (Mobile; Windows Phone 8.1; Android 4.0; Trident/7.0; IEMobile/11.0) like iPhone',
  ],
  ['nobody', ''],
] as const;

test.each(ieAgents)('[A14] a desktop IE %s is told, first thing and in plain markup', async (_, agent) => {
  const html = await page(agent);
  const body = shown(html).split('<body>')[1] ?? '';
  expect(body).toMatch(
    /^<div id="ie-alert" role="alert" style="[^"]*"><b>提示<\/b><p>建议在PC端使用Chrome浏览器<\/p><\/div><div id="root">/,
  );
  // CSS that IE cannot read would hide the alert.
  expect(/<div id="ie-alert"[^>]*>/.exec(body)?.[0]).not.toMatch(/var\(|display|hidden/);
  expect(html).not.toContain('<!--[if');
});

test.each(others)('[A14] %s gets none of it, whoever opened the page before', async (_, agent) => {
  expect(await page(IE_11)).toContain('建议在PC端使用Chrome浏览器');
  expect(await page(agent)).not.toContain('建议在PC端使用Chrome浏览器');
});

test('[A14][wire S18] it is off unless the configuration switches it on', async () => {
  await platform.configure({});
  expect(await page(IE_11)).not.toContain('建议在PC端使用Chrome浏览器');
});
