import { bo } from '@touch/locales/bo';
import { de } from '@touch/locales/de';
import { en } from '@touch/locales/en';
import { fr } from '@touch/locales/fr';
import { zh } from '@touch/locales/zh';
import { expect, test } from 'vitest';
import { networkFirst } from './networkFirst';
import { offlinePage, titleOf, wordsFor } from './offlinePage';
import { offlineWords } from './offlineWords';
import { contentKey, isArticleAddress, isKeptAddress, pageKey, requestKindOf } from './requestKind';
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
  for (const path of [
    '/desk/',
    '/newsroom/me',
    '/media/ab/c.pdf',
    '/assets/a.js',
    '/app_if/getConfig',
    '/ledger/3',
  ])
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

test.each([
  ['/content/a.html', 'article'],
  ['/pad/content/a.html', 'article'],
  ['/pads/content/a.html', 'page'],
  ['/app/news/signupdetail.html', 'article'],
  ['/app/news/signupdetail.html?token=a', 'page'],
  ['/app/news/writeOff/12/3.html', 'article'],
  ['/app/news/writeOff.html', 'article'],
  ['/app/news/writeOffs.html', 'page'],
  ['/app/news/newsDetail/12/3.html?token=a', 'page'],
  ['/about', 'page'],
  ['/imagery', 'page'],
  ['/image/x', undefined],
  ['/demo', undefined],
  ['/feed.xml', undefined],
  ['/a.HTML', 'page'],
  ['/a.JPG', undefined],
  ['/a.html', 'page'],
])('[B9] the page %s – opened – is of kind %s', (path, expected) => {
  expect(navigated(origin + path)).toBe(expected);
});

test('[B9] an address – of another site, no address at all – is no article of this site', () => {
  expect(isArticleAddress(page, origin)).toBe(true);
  expect(isArticleAddress(page, 'https://other.example')).toBe(false);
  expect(isArticleAddress(`${page}?token=a`, origin)).toBe(false);
  expect(isArticleAddress('', origin)).toBe(false);
  expect(isKeptAddress(page, 'https://other.example')).toBe(false);
  expect(isKeptAddress('', origin)).toBe(false);
  expect(kind(`${origin}/media/a.webp`, { destination: '', referrer: page })).toBeUndefined();
});

test('[B9] the network – late without a copy, answered 499 – is waited for, and is the answer', async () => {
  let answer = (_response: Response): void => undefined;
  const slow = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  const waiting = networkFirst(slow, nothing, soon);
  answer(new Response('late'));
  expect(await (await waiting).text()).toBe('late');
  const closed = Promise.resolve(new Response('', { status: 499 }));
  expect((await networkFirst(closed, copy, notLate)).status).toBe(499);
  const limits: number[] = [];
  const after = (milliseconds: number) => {
    limits.push(milliseconds);
    return never;
  };
  await networkFirst(Promise.resolve(new Response('')), copy, after);
  expect(limits).toEqual([4000]);
});

test('[B9] a message – of 201 files – names the first 200', () => {
  const assets = Array.from({ length: 201 }, (_, number) => `${number}`);
  const read = readWorkerMessage({ locale: 'zh', dark: false, page, assets, pictures: assets });
  expect([read?.assets.length, read?.assets.at(-1), read?.pictures.length]).toEqual([200, '199', 200]);
  for (const other of [undefined, { locale: 'zh', dark: 1, page }, { locale: 'zh', dark: true }])
    expect(readWorkerMessage(other)).toBeUndefined();
});

test('[B9] the notice – dark, by the system, in Tibetan – is coloured and worded so and offers a way to try again', async () => {
  const textOf = (locale: string, dark: boolean) => offlinePage({ locale, dark }, []).text();
  expect(await textOf('zh', true)).not.toContain('@media');
  expect(await textOf('zh', false)).toContain('@media(prefers-color-scheme:dark){:root{--paper:#161616');
  const tibetan = await textOf('bo', false);
  for (const words of Object.values(offlineWords.bo ?? {}))
    if (words !== offlineWords.bo?.read) expect(tibetan).toContain(words);
  expect(tibetan).toContain('<a class="retry" href="">');
  expect(tibetan).not.toContain('<ul>');
  const { headers } = offlinePage({ locale: 'zh', dark: true }, []);
  expect(['cache-control', 'x-kept', 'content-type'].map((name) => headers.get(name))).toEqual([
    'no-store',
    '1',
    'text/html;charset=UTF-8',
  ]);
  expect(titleOf('<title> a &lt;b&gt; &quot;c&quot; &amp;lt; &nbsp;</title>')).toBe('a <b> "c" &lt; &nbsp;');
  expect(titleOf('<h1>none</h1>')).toBe('');
});
