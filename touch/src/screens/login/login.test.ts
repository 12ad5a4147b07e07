import { readPage, startNewsroom } from '@testing/renderPage';
import type { TestPlatform } from '@testing/startPlatform';
import { texts as loginBo } from '@touch/features/login/texts/bo';
import { texts as loginZh } from '@touch/features/login/texts/zh';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startNewsroom();
});
afterAll(() => platform.close());
afterEach(() => platform.configure({}));

const MESSENGER =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 MicroMessenger/8.0.42';

describe('[F2] the login as served', () => {
  test('phone and code, phone and password; nothing of it can be carried away by a form without script', async () => {
    const { status, html, text } = await readPage(platform, '/login.html');
    expect(status).toBe(200);
    for (const words of ['验证码登录', '密码登录', '手机号', '获取验证码', '注册', '忘记密码'])
      expect(text).toContain(words);
    expect(html).toMatch(/<input[^>]*type="tel"[^>]*autocomplete="tel"/i);
    expect(html).toMatch(/<input[^>]*autocomplete="one-time-code"/i);
    expect(html).toMatch(/<form[^>]*method="post"/);
    expect(html.match(/<input[^>]* name=/g)).toBeNull();
  });

  test('[K12] the terms are not agreed to beforehand', async () => {
    const { html, text } = await readPage(platform, '/login.html');
    expect(text).toContain(loginZh.consent);
    expect(html).toMatch(/<input[^>]*type="checkbox"/);
    expect(html).not.toMatch(/<input[^>]*type="checkbox"[^>]*checked/);
  });

  test('[A19] authLogin 1: the code alone', async () => {
    await platform.configure({ authLogin: 1 });
    const { text } = await readPage(platform, '/login.html');
    expect(text).toContain('获取验证码');
    for (const words of ['密码登录', '注册', '忘记密码']) expect(text).not.toContain(words);
  });

  test('the messenger’s button stands in the messenger alone', async () => {
    await platform.configure({ _rd_WeChat: { wxAppid: 'wx1', authorizeUrl: '', sdkUrl: '' } });
    expect((await readPage(platform, '/login.html')).text).not.toContain('微信登录');
    const { html } = await readPage(platform, '/login.html', { 'user-agent': MESSENGER });
    expect(html).toMatch(/<button[^>]*>微信登录/);
  });

  test('[C4] in Tibetan no word of it is Chinese', async () => {
    const { html } = await readPage(platform, '/login.html', { cookie: 'touchpaper=locale-bo' });
    const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
    expect(main).toContain(loginBo.getCode);
    expect(main.replace(/<[^>]*>/g, '')).not.toMatch(/\p{Script=Han}/u);
  });

  test('[A11] it is not for search engines, and has its title', async () => {
    const { html } = await readPage(platform, '/login.html?return=/home.html');
    expect(html).toContain('<title>登录 - 澜川</title>');
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).toMatch(/<link rel="canonical" href="[^"]*\/login\.html">/);
  });

  test('[B1] the top bar’s icon closes it', async () => {
    const { html } = await readPage(platform, '/login.html');
    expect(html).toMatch(/<button[^>]*aria-label="关闭"/);
    expect(html).not.toMatch(/aria-label="登录"/);
  });
});
