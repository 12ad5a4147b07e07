import { readPage, startNewsroom } from '@testing/renderPage';
import type { TestPlatform } from '@testing/startPlatform';
import { afterAll, beforeAll, expect, test } from 'vitest';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startNewsroom();
  await platform.configure({
    termsHtml: '<p>本报的协议</p>',
    privacyPolicyHtml: '<p>本报的政策</p>',
    cancelTermsUrl: 'https://paper.example/ending',
  });
  platform.clock.forward(5_000);
});
afterAll(() => platform.close());

test.each([
  ['terms', '用户协议', '本报的协议'],
  ['privacy', '隐私政策', '本站保存的个人信息'],
  ['children', '儿童个人信息保护规则', '不满十四周岁'],
  ['accessibility', '无障碍声明', '长辈版'],
])(
  '[K22] the text %s – a reader without a login – is a page with its title and words',
  async (name, title, words) => {
    const { status, html, text } = await readPage(platform, `/agreement/${name}.html`);
    expect(status).toBe(200);
    expect(html).toContain(`<title>${title}`);
    expect(text).toContain(words);
  },
);

test('[K22] a text that stands elsewhere – on its page – is linked', async () => {
  expect((await readPage(platform, '/agreement/cancel.html')).html).toContain(
    'href="https://paper.example/ending"',
  );
});

test('[K22] a site’s own rules for children – with a script in them – stand in place of the product’s, without it', async () => {
  await platform.configure({ childrenRulesHtml: '<p>本报的规则<script>bad()</script></p>' });
  platform.clock.forward(5_000);
  const { html, text } = await readPage(platform, '/agreement/children.html');
  expect(text).toContain('本报的规则');
  expect(html).not.toContain('bad()');
  expect(text).not.toContain('不满十四周岁');
});

test.each(['en', 'de', 'fr', 'bo'])(
  '[K22] the product’s own texts in %s – on both pages – have their sections',
  async (locale) => {
    await platform.configure({ childrenRulesHtml: '' });
    platform.clock.forward(5_000);
    for (const name of ['children', 'accessibility']) {
      const cookie = `touchpaper=locale-${locale}`;
      const { html } = await readPage(platform, `/agreement/${name}.html`, { cookie });
      expect(html).toContain(`<html lang="${locale}"`);
      expect(html.match(/<h3/g)?.length).toBeGreaterThanOrEqual(4);
    }
  },
);

test('[B8] agreement – a name that nothing has – answers 404', async () => {
  expect((await readPage(platform, '/agreement/nothing.html')).status).toBe(404);
});
