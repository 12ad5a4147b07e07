import { browserCaches } from '@testing/browserCaches';
import { expect, test } from 'vitest';
import { OfflineStore } from './offlineStore';

const origin = 'https://paper.example';
const page = `${origin}/app/template/displayTemplate/news/newsDetail/12/345.html`;
const answer = `${origin}/app_if/getArticleContent?articleId=345`;

const html = (cacheControl: string, status = 200) =>
  new Response('<title>一</title>', {
    status,
    headers: { 'content-type': 'text/html;charset=UTF-8', 'cache-control': cacheControl },
  });
const json = (body: unknown, cacheControl: string) =>
  Response.json(body, { headers: { 'cache-control': cacheControl } });
const storeOf = (build = 'b', caches = browserCaches(100_000)) => new OfflineStore(caches, build);
const PUBLIC = 'public, max-age=5';

test.each([
  [PUBLIC, true],
  ['no-cache', true],
  ['private', false],
  ['private, max-age=60', false],
  ['no-store', false],
])('[B9][G10] a page and an answer – sent as %s – are kept: %s', async (cacheControl, kept) => {
  const store = storeOf();
  await store.keepPage(page, html(cacheControl));
  await store.keepAnswer(answer, json({ status: 0, data: {} }, cacheControl));
  expect([await store.getPage(page), await store.getAnswer(answer)].map(Boolean)).toEqual([kept, kept]);
});

test('[B9][G10] a page that has become private – keeps its public copy out of reach of the private one', async () => {
  const store = storeOf();
  await store.keepPage(page, html(PUBLIC));
  await store.keepPage(page, new Response('<title>mine</title>', html('private')));
  expect(await (await store.getPage(page))?.text()).toBe('<title>一</title>');
});

test.each([404, 410])(
  '[B9] an article that is gone – %i – is removed, also its copies with another query and of the build before',
  async (status) => {
    const caches = browserCaches(100_000);
    await storeOf('a', caches).keepPage(`${page}?dark=true`, html(PUBLIC));
    const store = storeOf('b', caches);
    await store.keepPage(`${page}?font=2`, html(PUBLIC));
    await store.keepPage(page, html(PUBLIC));
    const other = page.replace('345', '346');
    await store.keepPage(other, html(PUBLIC));
    await store.keepPage(page, html('no-cache', status));
    expect(await store.getPage(page)).toBeUndefined();
    expect(await store.getPage(other)).toBeDefined();
  },
);

test.each([500, 503, 403])('[B9] a page – answered %i later – stays', async (status) => {
  const store = storeOf();
  await store.keepPage(page, html(PUBLIC));
  await store.keepPage(page, html('no-cache', status));
  expect((await store.getPage(page))?.status).toBe(200);
});

test('[B9] an article’s answer – refused later – is removed', async () => {
  const store = storeOf();
  await store.keepAnswer(answer, json({ status: 0, data: {} }, PUBLIC));
  expect(await store.getAnswer(answer)).toBeDefined();
  await store.keepAnswer(answer, json({ status: -1, data: {} }, PUBLIC));
  expect(await store.getAnswer(answer)).toBeUndefined();
});

test('[B9] pages – a new build runs – are those of it and of the build before', async () => {
  const caches = browserCaches(100_000);
  for (const build of ['a', 'b']) await storeOf(build, caches).keepPage(`${page}?${build}`, html(PUBLIC));
  const store = storeOf('c', caches);
  await store.deleteOldPages();
  expect((await caches.keys()).filter((name) => name.includes('pages'))).toEqual(['touchpaper-pages-b']);
  expect(await store.getPage(page)).toBeDefined();
});

const articleAt = (id: number) => page.replace('345', String(id));
const titled = (title: string) =>
  new Response(`<title>${title}</title>`, { headers: { 'content-type': 'text/html' } });
const manyAt = (count: number) => Array.from({ length: count }, (_, id) => articleAt(1000 + id));

test('[B9] pages and answers – 41 visited – are the newest 40', async () => {
  const store = storeOf('b', browserCaches(1_000_000));
  for (const address of manyAt(41)) {
    await store.keepPage(address, html(PUBLIC));
    await store.keepAnswer(`${answer}${address}`, json({ status: 0 }, PUBLIC));
  }
  const kept = async (address: string) => [
    (await store.getPage(address)) !== undefined,
    (await store.getAnswer(`${answer}${address}`)) !== undefined,
  ];
  expect(await kept(articleAt(1000))).toEqual([false, false]);
  expect(await kept(articleAt(1001))).toEqual([true, true]);
  expect(await kept(articleAt(1040))).toEqual([true, true]);
});

test.each([
  ['pictures', 400],
  ['assets', 200],
] as const)('[B9] %s – one more than %i – are the newest ones', async (name, count) => {
  const cache = storeOf('b', browserCaches(1_000_000))[name];
  for (let id = 0; id <= count; id += 1) await cache.put(`${origin}/${id}`, new Response('x'));
  const addresses = (await cache.all()).map(({ address }) => address);
  expect([addresses.length, addresses[0], addresses.at(-1)]).toEqual([
    ...[count, `${origin}/1`, `${origin}/${count}`],
  ]);
});

test('[B9] a full disk – a page, a file and an answer come – costs the oldest picture each', async () => {
  const store = storeOf('b', browserCaches(1500));
  const big = () => 'x'.repeat(480);
  const pictures = async () => (await store.pictures.all()).map(({ address }) => Number(address.slice(-1)));
  for (const id of [1, 2, 3]) await store.pictures.put(`${origin}/${id}`, new Response(big()));
  await store.keepPage(page, titled(big()));
  expect(await pictures()).toEqual([2, 3]);
  await store.assets.put(`${origin}/assets/a.js`, new Response(big()));
  expect(await pictures()).toEqual([3]);
  await store.keepAnswer(answer, json({ status: 0, data: big() }, PUBLIC));
  expect(await pictures()).toEqual([]);
  expect(await store.getPage(page)).toBeDefined();
});

test('[B9] the notice – three articles, a voucher’s page and a page without a title were visited – lists the articles, the last read first', async () => {
  const store = storeOf();
  for (const [id, title] of ['一', '二', '三'].entries()) await store.keepPage(articleAt(id), titled(title));
  await store.keepPage(articleAt(9), titled(''));
  await store.keepPage(`${origin}/app/template/displayTemplate/news/signupdetail.html`, titled('券'));
  await store.keepPage(articleAt(0), titled('一，再读'));
  const text = await (await store.offlineNotice('en')).text();
  expect(
    [...text.matchAll(/<li><a href="([^"]*)">([^<]*)</g)].map(([, href, title]) => [href, title]),
  ).toEqual([
    [articleAt(0), '一，再读'],
    [articleAt(2), '三'],
    [articleAt(1), '二'],
  ]);
  expect(text).toContain('<h2>Articles you have read</h2>');
  expect(await (await storeOf().offlineNotice('en')).text()).not.toContain('<h2>');
});

const isDark = (text: string) => !text.includes('@media(prefers-color-scheme:dark)');
test.each([
  [undefined, 'en', false],
  [{ locale: 'de', dark: true }, 'de', true],
  [{ locale: 'de', dark: false }, 'de', false],
])(
  '[B9] the notice – the reader’s settings were %j – speaks %s, dark for certain: %s',
  async (reader, lang, dark) => {
    const caches = browserCaches(100_000);
    if (reader) {
      const before = storeOf('a', caches);
      await before.storeReader({ locale: 'fr', dark: !reader.dark });
      await before.storeReader(reader);
    }
    const text = await (await storeOf('b', caches).offlineNotice('en')).text();
    expect([text.includes(`<html lang="${lang}">`), isDark(text)]).toEqual([true, dark]);
  },
);

test.each(['no json', '7', 'null', '{"locale":1,"dark":"yes"}'])(
  '[B9] the notice – the stored settings are %s – speaks the browser’s language in the system’s palette',
  async (stored) => {
    const caches = browserCaches(100_000);
    await (await caches.open('touchpaper-reader')).put('https://reader.invalid/', new Response(stored));
    const text = await (await storeOf('b', caches).offlineNotice('en')).text();
    expect([text.includes('<html lang="en">'), isDark(text)]).toEqual([true, false]);
  },
);

test('[B9][J1] a page – visited by a share link, opened without – is one; another query is another that stands in', async () => {
  const store = storeOf();
  await store.keepPage(`${page}?from=x&isappinstalled=0&xyt=7#top`, titled('一'));
  expect(await (await store.getPage(page))?.text()).toContain('一');
  await store.keepPage(`${page}?font=2`, titled('大'));
  expect(await (await store.getPage(page))?.text()).toContain('一');
  expect(await (await store.getPage(`${page}?font=2`))?.text()).toContain('大');
  expect(await store.getPage(`${page}?font=3`)).toBeDefined();
  expect(await store.getPage(articleAt(346))).toBeUndefined();
});

test('[B9] an answer – of a device, a moment or a callback of its own – is one; of another article another', async () => {
  const store = storeOf();
  await store.keepAnswer(`${answer}&t=1&device=a&deviceid=a&_=1`, json({ status: 0 }, PUBLIC));
  expect(await store.getAnswer(`${answer}&t=2&device=b`)).toBeDefined();
  expect(await store.getAnswer(`${answer}&siteID=2`)).toBeUndefined();
  await store.keepAnswer(`${answer}&t=3`, json({ status: 1 }, PUBLIC));
  expect(await store.getAnswer(answer)).toBeUndefined();
});

test.each([
  ['a plain text', new Response('x', { headers: { 'content-type': 'text/plain' } })],
  ['without a type', new Response(new Blob(['x']))],
  ['partial', new Response('x', { status: 206, headers: { 'content-type': 'text/html' } })],
  ['of a redirect', Object.defineProperty(titled('x'), 'redirected', { value: true })],
  ['opaque', Object.defineProperty(titled('x'), 'type', { value: 'opaque' })],
])('[B9] a page – %s – is not kept, and names no files', async (_, response) => {
  const store = storeOf();
  expect(await store.keepPage(page, response)).toBe('');
  expect(await store.getPage(page)).toBeUndefined();
});

test.each([
  ['bare, without a status', { title: '一' }, 200, true],
  ['a list', [1], 200, true],
  ['nothing', null, 200, true],
  ['another code', { status: 0 }, 500, false],
])('[B9] an answer – %s – %j, %i – is kept: %s', async (_, body, status, kept) => {
  const store = storeOf();
  await store.keepAnswer(answer, Response.json(body, { status }));
  expect((await store.getAnswer(answer)) !== undefined).toBe(kept);
});

test('[B9] an article read in the build before – another query – opens in this one until the next', async () => {
  const caches = browserCaches(100_000);
  for (const build of ['a', 'b', 'c']) await storeOf(build, caches).keepPage(articleAt(7), titled(build));
  expect(await (await storeOf('d', caches).getPage(`${articleAt(7)}?font=2`))?.text()).toContain('c');
  await caches.open('another-program');
  await storeOf('d', caches).deleteOldPages();
  expect((await caches.keys()).toSorted()).toEqual([
    ...['another-program', 'touchpaper-pages-c', 'touchpaper-pages-d'],
  ]);
  await storeOf('d', caches).keepPage(articleAt(7), titled('d'));
  expect(await (await storeOf('d', caches).getPage(articleAt(7)))?.text()).toContain('d');
});
