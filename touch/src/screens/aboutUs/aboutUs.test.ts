import { readFileSync } from 'node:fs';
import { BUILD_VERSION } from '@contract/limits';
import { readPage, startNewsroom } from '@testing/renderPage';
import type { TestPlatform } from '@testing/startPlatform';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { VERSION } from './version';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startNewsroom();
});
afterAll(() => platform.close());

test('[A13] about us shows the version, and says so when the newsroom wrote nothing', async () => {
  const { text, status } = await readPage(platform, '/aboutUs.html');
  expect(status).toBe(200);
  expect(text).toContain('v6.2.6');
  expect(text).toContain('暂无说明');
});

test('[A13] the build version – of the package – is that of about us and of the description of the wire', async () => {
  const { version } = JSON.parse(readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8'));
  expect([VERSION, BUILD_VERSION]).toEqual([`v${version}`, `v${version}`]);
  expect((await platform.get('/openapi.json')).json()).toMatchObject({ info: { version } });
});

test('[F14] about us shows the configured text', async () => {
  await platform.configure({ aboutUs: '<h2>我们是谁</h2><p>一张县报。</p>' });
  const { html } = await readPage(platform, '/aboutUs.html');
  expect(html).toContain('<h2>我们是谁</h2>');
});

test('[F14][A11] about us – served – has a way back and one home', async () => {
  const { html } = await readPage(platform, '/aboutUs.html');
  const head = /<header\b.*?<\/header>/s.exec(html)?.[0] ?? '';
  expect(head).toMatch(/<button [^>]*aria-label="返回"/);
  expect(head).toContain('/home.html"');
});

test('[K8] a text about the newsroom – with scripts in it – is shown without them', async () => {
  await platform.configure({
    aboutUs: '<p>一张县报。</p><img src=x onerror=alert(1)><script>alert(2)</script>',
  });
  const { html, text } = await readPage(platform, '/aboutUs.html');
  expect(text).toContain('一张县报。');
  const shown = html.replace(/<script[\s\S]*?<\/script>/g, '');
  expect(shown).not.toContain('alert');
});
