import type { Render } from '@contract/render';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** Renders the number of the rendering and what it depends on. */
let renderings = 0;
let status = 200;
let location: string | undefined;
const render: Render = async ({ url, userAgent, cookie }) => {
  renderings += 1;
  const html = `<p>${renderings} ${url} ${userAgent} ${cookie}</p>`;
  return { status, html, styleHashes: [], ...(location === undefined ? {} : { location }) };
};
let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform({ render });
});
afterAll(() => platform.close());

const page = (path: string) => `/app/template/displayTemplate/news${path}`;
/** Number of renderings for two readers at one moment. */
async function rendered(first: [string, Record<string, string>?], second: typeof first): Promise<number> {
  platform.clock.forward(10_000);
  renderings = 0;
  for (const [path, headers] of [first, second]) await platform.get(page(path), headers);
  return renderings;
}

test('a page – asked for again at once, after two seconds – is rendered once a moment', async () => {
  const path = '/newsDetail/1.html';
  expect(await rendered([path], [path])).toBe(1);
  platform.clock.forward(2_000);
  await platform.get(page(path));
  expect(renderings).toBe(2);
});

test('[A15] a page with a preview pass – good or not, asked for again at once – is rendered for each, with no tag', async () => {
  const path = '/newsDetail/1.html?ticket=p1.x.y';
  expect(await rendered([path], [path])).toBe(2);
  expect(await rendered(['/newsDetail/1.html?a=1&ticket='], ['/newsDetail/1.html?a=1&ticket='])).toBe(2);
  const { headers } = await platform.get(page(path));
  expect(headers).toMatchObject({
    ...{ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'same-origin' },
  });
  expect(headers.etag).toBeUndefined();
  expect((await platform.get(page(path), { 'if-none-match': '*' })).status).toBe(200);
});

test('[A4][A14] a page – for the app, the messenger, an old browser, other preferences, another address, another host – is rendered for each kind', async () => {
  const path = '/newsDetail/1.html';
  const kinds: Record<string, string>[] = [
    { 'user-agent': 'Mozilla/5.0 MicroMessenger/8' },
    { 'user-agent': 'Mozilla/5.0 (compatible; MSIE 10.0; Trident/6.0)' },
    { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Mobile' },
    { cookie: 'touchpaper=zh.elder' },
  ];
  for (const headers of kinds.slice(0, 3))
    expect([
      headers,
      await rendered([path, { 'user-agent': 'Mozilla/5.0 (X11; Linux)' }], [path, headers]),
    ]).toEqual([headers, 2]);
  expect(await rendered([path], [`${path}?a=1`])).toBe(2);
  expect(await rendered([path, { host: 'paper.test' }], [path, { host: '127.0.0.1:8080' }])).toBe(2);
  // the number of a browser alone makes no other page
  expect(
    await rendered(
      [path, { 'user-agent': 'Mozilla/5.0 Chrome/1' }],
      [path, { 'user-agent': 'Mozilla/5.0 Chrome/2' }],
    ),
  ).toBe(1);
});

test('a page that is not there, and one that leads elsewhere – with its tag – are not said to be known', async () => {
  status = 404;
  const gone = await platform.get(page('/newsDetail/2.html'));
  expect([
    gone.status,
    (await platform.get(page('/newsDetail/2.html'), { 'if-none-match': String(gone.headers.etag) })).status,
  ]).toEqual([404, 404]);
  status = 200;
  location = '/elsewhere';
  const moved = await platform.get(page('/newsDetail/3.html'));
  expect([moved.status, moved.headers.location, moved.headers['cache-control']]).toEqual([
    302,
    '/elsewhere',
    'no-cache',
  ]);
  location = undefined;
});

test('an address below no page, and a form sent to one – are refused', async () => {
  expect((await platform.get('/elsewhere.html')).status).toBe(404);
  const sent = await platform.app.inject({
    method: 'POST',
    url: page('/home.html'),
    headers: { host: 'paper.test' },
  });
  expect([sent.statusCode, sent.headers.allow]).toEqual([405, 'GET, HEAD']);
  const root = await platform.get('/?xyt=1');
  expect([root.status, root.headers.location]).toEqual([302, page('/home.html?xyt=1')]);
});
