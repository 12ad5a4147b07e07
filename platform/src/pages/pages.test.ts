import { gunzipSync } from 'node:zlib';
import { anArticle } from '@testing/anArticle';
import { BASE_PATH, startNewsroom } from '@testing/renderPage';
import type { TestPlatform } from '@testing/startPlatform';
import { afterAll, beforeAll, expect, test } from 'vitest';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startNewsroom();
  await platform.addColumn({ id: 1, name: '要闻' });
  await platform.writer.saveDraft(anArticle({ key: 'one', title: '清水进了柳湾' }), 345);
});
afterAll(() => platform.close());

const page = `${BASE_PATH}/newsDetail/1/345.html`;
const styleOf = (html: string) => /page-style-(\d)/.exec(html)?.[1];

test('[A16] a page is revalidated: its ETag answers 304 as long as it stands', async () => {
  const first = await platform.get(page);
  expect(first.headers['cache-control']).toBe('no-cache');
  const again = await platform.get(page, { 'if-none-match': String(first.headers.etag) });
  expect([again.status, again.text]).toEqual([304, '']);
  expect((await platform.get(page, { 'if-none-match': '"another"' })).status).toBe(200);
});

test.each([
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/128', '1'],
  ['Mozilla/5.0 (Phone; OpenHarmony 5.0) ArkWeb', '2'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0) Mobile', '2'],
])('[A7] a kept page of another kind of agent is never served: %s', async (agent, style) => {
  for (const other of [
    'Mozilla/5.0 (X11; Linux) Firefox/130',
    'Mozilla/5.0 (Linux; Android 14) Mobile',
    agent,
  ]) {
    await platform.get(page, { 'user-agent': other });
  }
  expect(styleOf((await platform.get(page, { 'user-agent': agent })).text)).toBe(style);
});

test('a page is compressed where the reader takes it, and the same', async () => {
  const plain = await platform.get(page);
  const response = await platform.app.inject({
    url: page,
    headers: { host: 'paper.test', 'accept-encoding': 'gzip' },
  });
  expect(response.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(response.rawPayload).toString()).toBe(plain.text);
});

test('the content security policy lets nothing run that is not ours', async () => {
  const policy = String((await platform.get(page)).headers['content-security-policy']);
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("object-src 'none'");
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
});

test('[A3] a removed article answers 404 with the empty state, an unknown public page 404', async () => {
  const gone = await platform.get(`${BASE_PATH}/newsDetail/1/999.html`);
  expect([gone.status, gone.text.includes('<h1')]).toEqual([404, true]);
  expect((await platform.get('/content/2031-03/05/content_999.html')).status).toBe(404);
  expect((await platform.get('/content/2031-03/05/other.html')).status).toBe(404);
});

test('[wire W18] the public address shows the article, and takes flags of the address', async () => {
  const open = await platform.get('/content/2031-03/05/content_345.html?dark=true');
  expect(open.status).toBe(200);
  expect(open.text).toContain('清水进了柳湾');
  expect(open.text).toContain('data-theme="dark"');
});
