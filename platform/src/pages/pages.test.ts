import { gunzipSync } from 'node:zlib';
import { anArticle } from '@testing/anArticle';
import { BASE_PATH, startNewsroom } from '@testing/renderPage';
import type { TestPlatform } from '@testing/startPlatform';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

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

test('[K8][A4] a page stands in frames of its own host, and of the content system that is named', async () => {
  const framedBy = async () =>
    /frame-ancestors ([^;]*)/.exec(
      String((await platform.get(page)).headers['content-security-policy']),
    )?.[1];
  expect(await framedBy()).toBe("'self'");
  await platform.configure({
    frameOrigins: ['https://cms.example/desk?x=1', 'https://*.example', '*', 'javascript:alert(1)', 'https:'],
  });
  expect(await framedBy()).toBe("'self' https://cms.example");
  await platform.configure({});
});

test('[K8][F4] a page holds frames of no host, and of the players that the newsroom named', async () => {
  const frames = async () =>
    /frame-src ([^;]*)/.exec(String((await platform.get(page)).headers['content-security-policy']))?.[1];
  expect(await frames()).toBe("'none'");
  await platform.configure({ playerOrigins: ['https://player.example/embed', 'https://*.example', 'data:'] });
  expect(await frames()).toBe('https://player.example');
  await platform.configure({});
});

test('[K8][I1] a page may talk to the socket of the address it was asked at', async () => {
  const talksTo = async (headers: Record<string, string>) =>
    /connect-src ([^;]*)/.exec(
      String((await platform.get(page, headers)).headers['content-security-policy']),
    )?.[1];
  expect(await talksTo({ host: '127.0.0.1:8080' })).toBe("'self' ws://127.0.0.1:8080");
  expect(await talksTo({})).toBe("'self'");
});

test.each([
  ['，', ''],
  ['。看看', ''],
  ['）', '?xyt=1'],
  ['.', ''],
  [')', ''],
  ['";', ''],
  ['》【转】', '?xyt=1'],
  ['%E2%80%9D', ''],
  ['%3Fxyt=1', ''],
])('[A2] a page – its address with “%s” glued to it, then “%s” – leads to the page', async (glued, query) => {
  for (const address of [
    page,
    page.replace(/\/newsDetail.*/, '/columnDetail/1.html'),
    '/content/2031-03/05/content_1.html',
  ]) {
    const sent = encodeURI(`${address}${glued}`).replaceAll('%25', '%') + query;
    const answer = await platform.app.inject({ url: sent, headers: { host: 'paper.test' } });
    expect([answer.statusCode, answer.headers.location]).toEqual([302, `${address}${query}`]);
  }
});

test('[A15] a page that is asked for with a preview pass is kept by nothing and listed nowhere', async () => {
  for (const address of [`${page}?ticket=p1.x.y`, `${page}?isPreview=true&ticket=`, `${page}?%74icket=1`]) {
    const answer = await platform.get(address);
    expect(answer.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'same-origin',
    });
    expect(answer.headers.etag).toBeUndefined();
  }
  const { headers } = await platform.get(`${page}?isPreview=true`);
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
});

test('[A11] a page of one reader’s preferences – asked for by others at the same moment – is not theirs', async () => {
  const looksOf = async (cookie: string) => {
    const { text } = await platform.get(page, cookie ? { cookie } : {});
    const [, attributes = ''] = /<html([^>]*)>/.exec(text) ?? [];
    return [/lang="([^"]*)"/.exec(attributes)?.[1], attributes.includes('data-elder')];
  };
  for (let again = 0; again < 2; again += 1) {
    expect(await looksOf('')).toEqual(['zh-CN', false]);
    expect(await looksOf('touchpaper=elder-1')).toEqual(['zh-CN', true]);
    expect(await looksOf('touchpaper=locale-de')).toEqual(['de', false]);
  }
});

test.each([
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/128', '1'],
  ['Mozilla/5.0 (Phone; OpenHarmony 5.0) ArkWeb', '2'],
  ['Mozilla/5.0 (Tablet; OpenHarmony 5.0) ArkWeb', '2'],
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
  expect(policy).toMatch(/; style-src-attr 'unsafe-hashes' 'sha256-/);
  expect(policy).not.toContain('unsafe-inline');
});

test('[K8] pictures of a page – by the site’s pictureOrigins – come from this host and the named origins, else from any', async () => {
  const pictures = async () =>
    /img-src ([^;]*)/.exec(String((await platform.get(page)).headers['content-security-policy']))?.[1];
  expect(await pictures()).toBe("'self' data: blob: https: http:");
  await platform.configure({
    pictureOrigins: ['https://pictures.example/a?x=1', 'https://*.example', 'data:x'],
  });
  expect(await pictures()).toBe("'self' data: blob: https://pictures.example");
  await platform.configure({ pictureOrigins: ['*'] });
  expect(await pictures()).toBe("'self' data: blob:");
  await platform.configure({});
});

test('[K8] pages and calls – PUBLIC_ORIGIN is https – say so to browsers; by http they do not', async () => {
  const { headers: plain } = await platform.get(page);
  expect(plain).not.toHaveProperty('strict-transport-security');
  expect(plain['content-security-policy']).not.toContain('upgrade-insecure-requests');
  const secure = await startNewsroom({ publicOrigin: 'https://paper.test' });
  try {
    const { headers } = await secure.get(`${BASE_PATH}/home.html`);
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
    expect(headers['content-security-policy']).toMatch(/; upgrade-insecure-requests$/);
    expect(headers['content-security-policy']).toMatch(/; img-src 'self' data: blob: https:;/);
    const call = await secure.get('/app_if/hotWords');
    expect(call.headers['strict-transport-security']).toBe('max-age=31536000');
  } finally {
    await secure.close();
  }
});

test('[A3] a removed article answers 404 with the empty state, an unknown public page 404', async () => {
  const gone = await platform.get(`${BASE_PATH}/newsDetail/1/999.html`);
  expect([gone.status, gone.text.includes('<h1')]).toEqual([404, true]);
  expect((await platform.get('/content/2031-03/05/content_999.html')).status).toBe(404);
  expect((await platform.get('/content/2031-03/05/other.html')).status).toBe(404);
});

test('[A2] a page whose address cannot be read is home, with its query; a call is refused', async () => {
  for (const path of ['/newsDetail/1/%E0%A4%A.html', '/%zz.html']) {
    const { status, headers } = await platform.get(`${BASE_PATH}${path}?isShare=true&title=%E0%A4`);
    expect([status, headers.location]).toEqual([302, `${BASE_PATH}/home.html?isShare=true&title=%E0%A4`]);
  }
  expect((await platform.post(`${BASE_PATH}/%zz.html`, '')).status).toBe(400);
  const call = await platform.get('/api/%zz');
  expect([call.status, call.json()]).toMatchObject([400, { status: -1 }]);
});

test('[wire W18] the public address shows the article, and takes flags of the address', async () => {
  const open = await platform.get('/content/2031-03/05/content_345.html?dark=true');
  expect(open.status).toBe(200);
  expect(open.text).toContain('清水进了柳湾');
  expect(open.text).toContain('data-theme="dark"');
});

describe('a visit that goes on by plain links', () => {
  const from = (path: string) => ({ referer: `http://paper.test${path}` });
  const home = `${BASE_PATH}/home.html`;

  test('[A4][A5] is led to the address with its modes, and stays there', async () => {
    const led = await platform.get(`${page}?xyt=1`, from(`${home}?cms=1&dark=true&title=x`));
    expect([led.status, led.headers.location]).toEqual([302, `${page}?xyt=1&cms=1&dark=true`]);
    expect(led.headers['cache-control']).toBe('no-store');
    const stands = await platform.get(String(led.headers.location), from(`${home}?cms=1&dark=true&title=x`));
    expect(stands.status).toBe(200);
    expect(stands.text).toContain('data-theme="dark"');
  });

  test('[A4] from and to the public page of an article too', async () => {
    const open = '/content/2031-03/05/content_345.html';
    expect((await platform.get(open, from(`${page}?grey=true`))).headers.location).toBe(`${open}?grey=true`);
    expect((await platform.get(home, from(`${open}?yl=1`))).headers.location).toBe(`${home}?yl=1`);
  });

  test.each([
    ['a page without modes', { referer: `http://paper.test${BASE_PATH}/home.html?column=2` }],
    ['another site', { referer: `http://elsewhere.test${BASE_PATH}/home.html?cms=1` }],
    ['another part of this host', { referer: 'http://paper.test/desk/?theme=spring' }],
    ['nowhere', {}],
    ['nonsense', { referer: 'dark=true' }],
  ])('[A4] a visit that comes from %s is a new one', async (_, headers) => {
    expect((await platform.get(page, headers)).status).toBe(200);
  });
});
