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
