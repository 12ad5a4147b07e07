import { readPage, startNewsroom } from '@testing/renderPage';
import type { TestPlatform } from '@testing/startPlatform';
import { afterAll, beforeAll, expect, test } from 'vitest';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startNewsroom();
  await platform.configure({ app: { androidUrl: 'https://paper.example/paper.apk' } });
});
afterAll(() => platform.close());

test.each(['/invitedToDownload/2480163.html', '/invitedToDownload/7/2480163.html'])(
  '[F13 invitedToDownload][A2] %s – read without JavaScript – has the code, the app and the way to enter it',
  async (address) => {
    const { status, text, html } = await readPage(platform, address);
    expect(status).toBe(200);
    for (const words of ['朋友邀请您一起读澜川', '2480163', '下载安卓版', '怎样用邀请码'])
      expect(text).toContain(words);
    expect(html).toContain('/invite.html?code=2480163"');
    expect(html).toMatch(/<link rel="canonical" href="[^"]+\/invitedToDownload\/2480163\.html">/);
  },
);

test.each(['/invitedToDownload/abc.html', '/invitedToDownload/%3Cb%3E.html'])(
  '[H6][F13 invitedToDownload] %s – no code can look so – says so and still offers the app',
  async (address) => {
    const { status, text, html } = await readPage(platform, address);
    expect(status).toBe(200);
    expect(text).toContain('这个邀请码不对');
    expect(text).toContain('下载安卓版');
    expect(html).not.toContain('invite.html?code=');
  },
);

test('[F13 invitedToDownload] without a code – the page offers the app alone', async () => {
  const { text } = await readPage(platform, '/invitedToDownload.html');
  expect(text).toContain('下载安卓版');
  expect(text).not.toContain('邀请码');
});
