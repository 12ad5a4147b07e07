import { browserCaches } from '@testing/browserCaches';
import { expect, test, vi } from 'vitest';

/** The worker's script in a scope of its own: its listeners, and the calls it makes of the scope. */
async function startWorker(change: object = {}) {
  vi.resetModules();
  const listeners = new Map<string, (event: Event) => void>();
  const calls: string[] = [];
  const called = (name: string) => async () => void calls.push(name);
  const caches = browserCaches(100_000);
  const scope = {
    __BUILD__: 'c',
    caches,
    skipWaiting: called('skipWaiting'),
    clients: { claim: called('claim') },
    registration: { navigationPreload: { enable: called('enable') } },
    location: { origin: 'https://paper.example' },
    navigator: { languages: ['bo'] },
    addEventListener: (name: string, listener: (event: Event) => void) => listeners.set(name, listener),
    fetch: () => Promise.reject(new TypeError('no network')),
    ...change,
  };
  for (const [name, value] of Object.entries(scope)) vi.stubGlobal(name, value);
  await import('./worker');
  /** Dispatches an event of the worker and waits for its work; returns the answer, if one was given. */
  const dispatch = async (name: string, fields: object = {}) => {
    const work: Promise<unknown>[] = [];
    const answers: Promise<Response>[] = [];
    const event = {
      ...fields,
      waitUntil: (one: Promise<unknown>) => work.push(one),
      ...(name === 'fetch' ? { respondWith: (answer: Promise<Response>) => answers.push(answer) } : {}),
    };
    listeners.get(name)?.(event as unknown as Event);
    await Promise.all(work);
    return answers[0];
  };
  return { caches, calls, dispatch };
}
const pageCaches = async (caches: CacheStorage) =>
  (await caches.keys()).filter((name) => name.includes('pages'));
const request = (path: string, method = 'GET') => ({
  request: {
    method,
    mode: 'navigate',
    destination: 'document',
    referrer: '',
    url: `https://paper.example${path}`,
  },
  preloadResponse: Promise.resolve(undefined),
});

test('[B9] a new worker – installed, activated – runs at once, takes over open pages and deletes pages older than the build before', async () => {
  const { caches, calls, dispatch } = await startWorker();
  for (const build of ['a', 'b']) await caches.open(`touchpaper-pages-${build}`);
  await dispatch('install');
  expect(calls).toEqual(['skipWaiting']);
  await dispatch('activate');
  expect(calls.toSorted()).toEqual(['claim', 'enable', 'skipWaiting']);
  expect(await pageCaches(caches)).toEqual(['touchpaper-pages-b']);
});

test.each([
  ['has no navigation preload', {}],
  ['refuses navigation preload', { navigationPreload: { enable: () => Promise.reject(new Error('no')) } }],
])('[B9] a worker – its browser %s – is activated', async (_, registration) => {
  const { caches, calls, dispatch } = await startWorker({ registration });
  for (const build of ['a', 'b']) await caches.open(`touchpaper-pages-${build}`);
  await dispatch('activate');
  expect(calls).toEqual(['claim']);
  expect(await pageCaches(caches)).toEqual(['touchpaper-pages-b']);
});

test('[B9] a page without network – a message has set language and palette – is answered by the notice in them', async () => {
  const { dispatch } = await startWorker();
  const notice = async () => (await dispatch('fetch', request('/app/news/home.html')))?.text();
  expect(await notice()).toContain('<html lang="bo">');
  const data = { locale: 'de', dark: true, page: '', assets: [], pictures: [] };
  await dispatch('message', { data: { ...data, dark: 'yes' } });
  expect(await notice()).toContain('<html lang="bo">');
  await dispatch('message', { data });
  expect(await notice()).toContain('<html lang="de">');
});

test('[B9] a write – through the worker – is left to the browser', async () => {
  const { dispatch } = await startWorker();
  expect(await dispatch('fetch', request('/app/news/home.html', 'POST'))).toBeUndefined();
});
