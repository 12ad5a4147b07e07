import { browserCaches } from '@testing/browserCaches';
import { type FileAnswer, fileAnswers } from '@testing/fileAnswers';
import { expect, test } from 'vitest';
import { OfflineStore } from './offlineStore';
import { createResponses } from './responses';
import type { FetchEvent, WorkerScope } from './scope';

const PAGE = '/app/news/newsDetail/12/345.html';
const ANSWER = '/app_if/getArticleContent?articleId=345';
const article: FileAnswer = { body: '<title>题</title>' };
const content: FileAnswer = { type: 'application/json', body: '{"status":0,"data":{"title":"题"}}' };

/** The worker's answers before a server that may be stopped; the files may change meanwhile. */
async function startResponses(files: Record<string, FileAnswer>, languages?: readonly string[]) {
  const { origin, requested, stop } = await fileAnswers(files);
  const store = new OfflineStore(browserCaches(1_000_000), 'b');
  const scope = { location: { origin }, navigator: { languages } } as unknown as WorkerScope;
  const cached: string[] = [];
  const responses = createResponses(scope, store, {
    cachePage: async (address, response) => {
      cached.push(address.slice(origin.length));
      await store.keepPage(address, response);
    },
  });
  const kept: Promise<unknown>[] = [];
  const ask = async (path: string, change: object = {}) => {
    const url = origin + path;
    const plain = { method: 'GET', mode: 'cors', destination: '', referrer: '', url, toString: () => url };
    const request = { ...plain, ...change };
    const event = {
      request,
      preloadResponse: Promise.resolve(undefined),
      waitUntil: (work: Promise<unknown>) => kept.push(work),
    } as unknown as FetchEvent;
    const answer = await responses(event);
    await Promise.all(kept);
    return answer;
  };
  const navigate = (path: string) => ask(path, { mode: 'navigate', destination: 'document' });
  return { origin, requested, stop, store, cached, ask, navigate };
}

const textOf = async (answer: Response | undefined) => answer && [answer.status, await answer.text()];

test('[B9] an article’s page – visited, then without network – is the cached one', async () => {
  const { navigate, cached, stop } = await startResponses({ [PAGE]: article });
  expect(await textOf(await navigate(PAGE))).toEqual([200, article.body]);
  expect(cached).toEqual([PAGE]);
  stop();
  expect(await textOf(await navigate(PAGE))).toEqual([200, article.body]);
});

test.each([
  ['another article', '/app/news/newsDetail/12/346.html'],
  ['home', '/app/news/home.html'],
])(
  '[B9] %s – never visited, without network – is the notice in the browser’s language, with the articles read',
  async (_, path) => {
    const { navigate, stop } = await startResponses({ [PAGE]: article, [path]: {} }, ['fr-CH', 'de']);
    await navigate(PAGE);
    stop();
    const notice = await textOf(await navigate(path));
    expect(notice?.[0]).toBe(503);
    expect(notice?.[1]).toContain('<html lang="fr">');
    expect(notice?.[1]).toContain('>题</a>');
  },
);

test('[B9] the notice – a browser that names no language – is Chinese', async () => {
  const { navigate, stop } = await startResponses({});
  stop();
  expect((await textOf(await navigate('/app/news/home.html')))?.[1]).toContain('<html lang="zh-CN">');
});

test('[B9] home – visited – is not cached: without network the notice stands there', async () => {
  const { navigate, cached, store, stop } = await startResponses({ '/app/news/home.html': article });
  expect(await textOf(await navigate('/app/news/home.html'))).toEqual([200, article.body]);
  expect(cached).toEqual([]);
  stop();
  expect((await navigate('/app/news/home.html'))?.status).toBe(503);
  expect(await store.getPage('https://x.example/app/news/home.html')).toBeUndefined();
});

test('[B9] an article’s answer – read, then without network – is the cached one; one never read fails', async () => {
  const { ask, stop } = await startResponses({ [ANSWER]: content });
  expect(await textOf(await ask(ANSWER))).toEqual([200, content.body]);
  stop();
  expect(await textOf(await ask(ANSWER))).toEqual([200, content.body]);
  await expect(ask(ANSWER.replace('345', '346'))).rejects.toThrow();
});

const byKind = [
  ['asset', '/assets/a-1.js', {}, 'assets'],
  ['picture', '/media/a.webp', { destination: 'image' }, 'pictures'],
] as const;
test.each(byKind)(
  '[B9] an immutable file – %s, requested twice – is requested once and stored',
  async (_, path, change, cache) => {
    const { origin, ask, requested, store } = await startResponses({
      [path]: { type: 'text/plain', body: 'file' },
    });
    const from = { ...change, referrer: origin + PAGE };
    expect(await textOf(await ask(path, from))).toEqual([200, 'file']);
    expect(await textOf(await ask(path, from))).toEqual([200, 'file']);
    expect(requested).toEqual([path]);
    expect((await store[cache].all()).map(({ address }) => address)).toEqual([origin + path]);
  },
);

test.each([404, 500, 206])('[B9] an immutable file – answered %i – is not stored', async (status) => {
  const { ask, requested, store } = await startResponses({ '/assets/a-1.js': { status } });
  for (const _ of [1, 2]) expect((await ask('/assets/a-1.js'))?.status).toBe(status);
  expect(requested).toHaveLength(2);
  expect(await store.assets.all()).toEqual([]);
});

test('[B9] other requests – a list, a write – are the browser’s own', async () => {
  const { ask, requested } = await startResponses({});
  expect(await ask('/app_if/getArticles')).toBeUndefined();
  expect(await ask(ANSWER, { method: 'POST' })).toBeUndefined();
  expect(requested).toEqual([]);
});
