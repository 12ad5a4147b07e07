import { bo } from '@touch/locales/bo';
import { de } from '@touch/locales/de';
import { en } from '@touch/locales/en';
import { fr } from '@touch/locales/fr';
import { zh } from '@touch/locales/zh';
import { expect, test } from 'vitest';
import { networkFirst } from './networkFirst';
import { offlinePage, titleOf, wordsFor } from './offlinePage';
import { offlineWords } from './offlineWords';
import { contentKey, isKeptAddress, pageKey, requestKindOf } from './requestKind';
import { ask } from './responses';
import { readWorkerMessage } from './workerMessage';

const origin = 'https://paper.example';
const base = `${origin}/app/template/displayTemplate/news`;
const page = `${base}/newsDetail/12/345.html`;

const kind = (url: string, change: Partial<Parameters<typeof requestKindOf>[0]> = {}) =>
  requestKindOf({ method: 'GET', mode: 'cors', destination: '', referrer: '', url, ...change }, origin);
const navigated = (url: string) => kind(url, { mode: 'navigate', destination: 'document' });

test('[B9] article pages are kept, other pages have the notice, tools and files are left alone', () => {
  for (const path of ['/newsDetail/345.html', '/imageDetail/12/345.html', '/videoDetail/1.html?dark=true'])
    expect(navigated(base + path)).toBe('article');
  expect(navigated(`${origin}/content/2031-03/05/content_345.html`)).toBe('article');
  expect(navigated(`${base}/home.html`)).toBe('page');
  expect(navigated(`${base}/newsDetail.html`)).toBe('page');
  expect(navigated(`${origin}/`)).toBe('page');
  for (const path of ['/desk/', '/media/ab/c.pdf', '/assets/a.js', '/app_if/getConfig', '/ledger/3'])
    expect(navigated(origin + path)).toBeUndefined();
});

test('[B9] writes, personal answers, previews and other hosts are none of the worker’s business', () => {
  expect(kind(`${origin}/app_if/getArticleContent?articleId=1`)).toBe('content');
  expect(kind(`${origin}/app_if/getArticleContent`, { method: 'POST' })).toBeUndefined();
  expect(kind(`${origin}/app_if/getArticleContentUnrelease?articleId=1`)).toBeUndefined();
  expect(kind(`${origin}/app_if/amuc/api/member/info`)).toBeUndefined();
  expect(kind(`${origin}/app_if/getArticles`)).toBeUndefined();
  expect(kind('https://other.example/assets/a.js')).toBeUndefined();
  for (const name of ['ticket', 'token', 'code', 'state', 'authToken']) {
    expect(navigated(`${page}?${name}=abc`)).toBe('page');
    expect(isKeptAddress(`${page}?${name}=abc`, origin)).toBe(false);
    expect(kind(`${origin}/app_if/getArticleContent?articleId=1&${name}=abc`)).toBeUndefined();
  }
  expect(isKeptAddress(page, origin)).toBe(true);
  expect(kind(`${origin}/assets/build.txt`)).toBeUndefined();
  expect(kind(`${origin}/assets/a-1.js`)).toBe('asset');
});

test('[B9] only pictures of articles are kept', () => {
  const picture = (referrer: string) => kind(`${origin}/media/a.webp`, { destination: 'image', referrer });
  expect(picture(page)).toBe('picture');
  expect(picture(`${base}/home.html`)).toBeUndefined();
  expect(picture('')).toBeUndefined();
});

test('[B9] a picture that a reader submitted – beside an article – is not kept, because it may be taken away', () => {
  const picture = (end: string) =>
    kind(`${origin}/media/ab/ab${'1'.repeat(34)}${end}.w320.webp`, { destination: 'image', referrer: page });
  expect([picture('1111'), picture('0000')]).toEqual(['picture', undefined]);
});

test('[B9] one article is one kept page and one kept answer', () => {
  expect(pageKey(`${page}?xyt=1#top`)).toBe(page);
  const keyOf = (t: number, device: string) =>
    contentKey(`${origin}/app_if/getArticleContent?articleId=1&t=${t}&device=${device}`);
  expect(keyOf(1, 'a')).toBe(keyOf(2, 'b'));
  expect(keyOf(1, 'a')).not.toBe(contentKey(`${origin}/app_if/getArticleContent?articleId=2`));
});

const never = new Promise<never>(() => undefined);
const soon = () => Promise.resolve();
const notLate = () => never;
const copy = async () => new Response('kept');
const nothing = async () => undefined;

test('[B9] the network comes first; late, failed or down, the kept copy', async () => {
  const read = async (answer: Promise<Response>) => (await answer).text();
  const fresh = Promise.resolve(new Response('fresh'));
  expect(await read(networkFirst(fresh, copy, notLate))).toBe('fresh');
  expect(await read(networkFirst(never, copy, soon))).toBe('kept');
  expect(await read(networkFirst(Promise.reject(new TypeError('down')), copy, notLate))).toBe('kept');
  for (const status of [500, 502]) {
    const down = () => Promise.resolve(new Response('down', { status }));
    expect(await read(networkFirst(down(), copy, notLate))).toBe('kept');
    expect((await networkFirst(down(), nothing, notLate)).status).toBe(status);
  }
  const gone = Promise.resolve(new Response('gone', { status: 404 }));
  expect((await networkFirst(gone, copy, notLate)).status).toBe(404);
  await expect(networkFirst(Promise.reject(new TypeError('down')), nothing, notLate)).rejects.toThrow('down');
});

test('[B9] a page loaded ahead of the worker – an error as its answer, as Firefox gives without network – counts as no network', async () => {
  // nothing listens there
  const request = new Request('http://127.0.0.1:9/');
  const preloaded = (answer: Response | undefined) =>
    ask({ request, preloadResponse: Promise.resolve(answer) });
  expect(await (await preloaded(new Response('fresh'))).text()).toBe('fresh');
  await expect(preloaded(undefined)).rejects.toThrow();
  await expect(preloaded(Response.error())).rejects.toThrow();
  expect(await (await networkFirst(preloaded(Response.error()), copy, notLate)).text()).toBe('kept');
});

test('[B9][C4] the notice speaks the five languages as the catalogues do', () => {
  for (const [locale, words] of Object.entries({ zh, en, de, fr, bo })) {
    const { text, retry, title, read } = wordsFor(locale);
    expect([text, retry]).toEqual([words['state.offline'], words['state.retry']]);
    expect(title.length * read.length).toBeGreaterThan(0);
  }
  expect(Object.keys(offlineWords)).toHaveLength(5);
  expect(wordsFor('de-AT').lang).toBe('de');
  expect(wordsFor('ja').lang).toBe('zh-CN');
});

test('[B9][K8] the notice runs nothing and shows titles as text', async () => {
  const title = titleOf('<head><title>&lt;b&gt; &amp; “c”</title></head>');
  expect(title).toBe('<b> & “c”');
  const notice = offlinePage({ locale: 'zh', dark: true }, [{ address: `${page}?a="x"`, title }]);
  expect(notice.status).toBe(503);
  expect(notice.headers.get('content-security-policy')).toContain("default-src 'none'");
  const html = await notice.text();
  expect(html).toContain('&lt;b&gt; &amp; “c”');
  expect(html).toContain('a=&quot;x&quot;');
  expect(html).not.toContain('<script');
});

test('[B9] a message that is no note of the page – read by the worker – is ignored', () => {
  const note = { locale: 'bo', dark: false, page, assets: ['a', 7], pictures: 'x' };
  expect(readWorkerMessage(note)).toEqual({ locale: 'bo', dark: false, page, assets: ['a'], pictures: [] });
  for (const other of [null, 'x', {}, { locale: 1, dark: true, page }])
    expect(readWorkerMessage(other)).toBeUndefined();
});
