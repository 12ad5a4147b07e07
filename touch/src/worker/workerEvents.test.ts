import { browserCaches } from '@testing/browserCaches';
import { beforeEach, expect, test, vi } from 'vitest';

const listeners = new Map<string, (event: Event) => void>();
const calls: string[] = [];
const called = (name: string) => async () => void calls.push(name);
const caches = browserCaches(100_000);
const registration: { navigationPreload?: { enable(): Promise<void> } } = {};
const scope = {
  __BUILD__: 'c',
  caches,
  registration,
  skipWaiting: called('skipWaiting'),
  clients: { claim: called('claim') },
  location: { origin: 'https://paper.example' },
  navigator: { languages: ['bo'] },
  addEventListener: (name: string, listener: (event: Event) => void) => listeners.set(name, listener),
  fetch: () => Promise.reject(new TypeError('no network')),
};
const enterScope = () => {
  for (const [name, value] of Object.entries(scope)) vi.stubGlobal(name, value);
};
enterScope();
await import('./worker');

/** Dispatches an event of the worker and waits for its work; returns the answer, if one was given. */
async function dispatch(name: string, fields: object = {}): Promise<Response | undefined> {
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
}
beforeEach(async () => {
  enterScope();
  calls.splice(0);
  registration.navigationPreload = { enable: called('enable') };
  for (const name of await caches.keys()) await caches.delete(name);
  for (const build of ['a', 'b']) await caches.open(`touchpaper-pages-${build}`);
});
const pageCaches = async () => (await caches.keys()).filter((name) => name.includes('pages'));
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
  await dispatch('install');
  expect(calls).toEqual(['skipWaiting']);
  await dispatch('activate');
  expect(calls.toSorted()).toEqual(['claim', 'enable', 'skipWaiting']);
  expect(await pageCaches()).toEqual(['touchpaper-pages-b']);
});

test.each([
  ['has no navigation preload', undefined],
  ['refuses navigation preload', { enable: () => Promise.reject(new Error('no')) }],
])('[B9] a worker – its browser %s – is activated', async (_, navigationPreload) => {
  Object.assign(registration, { navigationPreload });
  await dispatch('activate');
  expect(calls).toEqual(['claim']);
  expect(await pageCaches()).toEqual(['touchpaper-pages-b']);
});

test('[B9] a page without network – a message has set language and palette – is answered by the notice in them', async () => {
  const notice = async () => (await dispatch('fetch', request('/app/news/home.html')))?.text();
  expect(await notice()).toContain('<html lang="bo">');
  const data = { locale: 'de', dark: true, page: '', assets: [], pictures: [] };
  await dispatch('message', { data: { ...data, dark: 'yes' } });
  expect(await notice()).toContain('<html lang="bo">');
  await dispatch('message', { data });
  expect(await notice()).toContain('<html lang="de">');
});

test('[B9] a write – through the worker – is left to the browser', async () => {
  expect(await dispatch('fetch', request('/app/news/home.html', 'POST'))).toBeUndefined();
});
