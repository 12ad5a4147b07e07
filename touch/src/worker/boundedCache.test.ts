import { browserCaches } from '@testing/browserCaches';
import { expect, test } from 'vitest';
import { BoundedCache } from './boundedCache';

const at = (name: number) => `https://paper.example/${name}`;
const sized = (bytes: number) => new Response('x'.repeat(bytes));
const names = async (shelf: BoundedCache) =>
  (await shelf.all()).map(({ address }) => Number(address.split('/').at(-1)));

test('[B9] a shelf holds so many things, the oldest goes first, what comes again is new', async () => {
  const shelf = new BoundedCache(browserCaches(1000), 'pages', { entries: 3, bytes: 1000 });
  for (const name of [1, 2, 3, 1, 4]) await shelf.put(at(name), sized(10));
  expect(await names(shelf)).toEqual([3, 1, 4]);
});

test('[B9] a thing that is stored again – asked for meanwhile – is always there', async () => {
  const shelf = new BoundedCache(browserCaches(1000), 'pages', { entries: 3, bytes: 1000 });
  await shelf.put(at(1), sized(10));
  let isStored = false;
  const storing = shelf.put(at(1), sized(20)).then(() => {
    isStored = true;
  });
  const found: (Response | undefined)[] = [];
  while (!isStored) found.push(await shelf.get(at(1)));
  await storing;
  expect(found.length).toBeGreaterThan(3);
  expect(found).not.toContain(undefined);
});

test('[B9] a shelf holds so many bytes, also after the worker slept', async () => {
  const disk = browserCaches(1000);
  const bounds = { entries: 40, bytes: 100 };
  const first = new BoundedCache(disk, 'pictures', bounds);
  for (const name of [1, 2]) await first.put(at(name), sized(40));
  const awake = new BoundedCache(disk, 'pictures', bounds);
  await awake.put(at(3), sized(40));
  expect(await names(awake)).toEqual([2, 3]);
  await awake.put(at(4), sized(101));
  expect(await names(awake)).toEqual([2, 3]);
});

test('[B9] on a full disk pictures go before pages, then old pages, and nothing throws', async () => {
  const disk = browserCaches(100);
  const pictures = new BoundedCache(disk, 'pictures', { entries: 40, bytes: 1000 });
  const pages = new BoundedCache(disk, 'pages', { entries: 40, bytes: 1000 }, () => pictures.evictOldest());
  await pictures.put(at(1), sized(40));
  await pages.put(at(2), sized(50));
  await pages.put(at(3), sized(50));
  expect([await names(pictures), await names(pages)]).toEqual([[], [2, 3]]);
  await pages.put(at(4), sized(50));
  expect(await names(pages)).toEqual([3, 4]);
  await pages.put(at(5), sized(500));
  expect(await pages.get(at(5))).toBeUndefined();
});

test('[B9] many writes at once keep to the bounds', async () => {
  const shelf = new BoundedCache(browserCaches(1000), 'assets', { entries: 5, bytes: 1000 });
  await Promise.all(Array.from({ length: 20 }, (_, name) => shelf.put(at(name), sized(1))));
  expect(await names(shelf)).toEqual([15, 16, 17, 18, 19]);
});

test('[B9] a response in the cache – compressed, with a cookie – has neither header, its own status and the mark of the cache', async () => {
  const cache = new BoundedCache(browserCaches(1000), 'pages', { entries: 3, bytes: 1000 });
  const headers = {
    'content-encoding': 'br',
    'content-length': '3',
    'set-cookie': 'a=1',
    'content-type': 'text/html',
  };
  await cache.put(at(1), new Response('页', { status: 203, headers }));
  const found = await cache.get(at(1));
  expect([found?.status, Object.fromEntries(found?.headers ?? [])]).toEqual([
    203,
    { 'content-type': 'text/html', 'x-kept': '1', 'x-kept-bytes': '3' },
  ]);
});

test('[B9] a cache of 100 bytes – filled to the byte, one byte more – holds all, loses the oldest', async () => {
  const cache = new BoundedCache(browserCaches(1000), 'pictures', { entries: 40, bytes: 100 });
  await cache.put(at(1), sized(60));
  await cache.put(at(2), sized(40));
  expect(await names(cache)).toEqual([1, 2]);
  await cache.put(at(3), sized(1));
  expect(await names(cache)).toEqual([2, 3]);
  await cache.put(at(4), sized(100));
  expect(await names(cache)).toEqual([4]);
});

test('[B9] an entry – written again larger, dropped – counts once, and no longer', async () => {
  const cache = new BoundedCache(browserCaches(1000), 'pictures', { entries: 40, bytes: 100 });
  await cache.put(at(1), sized(60));
  await cache.put(at(1), sized(50));
  await cache.put(at(2), sized(50));
  expect(await names(cache)).toEqual([1, 2]);
  await cache.drop(at(1));
  await cache.put(at(3), sized(50));
  expect(await names(cache)).toEqual([2, 3]);
});

test('[B9] a page – under several queries – is found by any and dropped under all, others stay', async () => {
  const cache = new BoundedCache(browserCaches(1000), 'pages', { entries: 9, bytes: 1000 });
  for (const address of ['a?x=1', 'a?x=2', 'a', 'ab', 'b?x=1'])
    await cache.put(`https://paper.example/${address}`, new Response(address));
  expect(await (await cache.getIgnoringQuery('https://paper.example/b?y=3'))?.text()).toBe('b?x=1');
  expect(await cache.get('https://paper.example/b')).toBeUndefined();
  await cache.dropIgnoringQuery('https://paper.example/a?z=1');
  expect((await cache.all()).map(({ address }) => address.slice(22))).toEqual(['ab', 'b?x=1']);
});

test('[B9] a response too large for a full disk – 30 small entries there – costs no more than 20 of them', async () => {
  const cache = new BoundedCache(browserCaches(30), 'pages', { entries: 90, bytes: 1000 });
  for (let name = 0; name < 30; name += 1) await cache.put(at(name), sized(1));
  await cache.put(at(99), sized(40));
  expect(await names(cache)).toEqual([20, 21, 22, 23, 24, 25, 26, 27, 28, 29]);
  expect(await cache.get(at(99))).toBeUndefined();
});

test('[B9] the oldest entry – evicted for another cache, none left – says so', async () => {
  const cache = new BoundedCache(browserCaches(100), 'pictures', { entries: 9, bytes: 100 });
  for (const name of [1, 2]) await cache.put(at(name), sized(1));
  expect([await cache.evictOldest(), await names(cache)]).toEqual([true, [2]]);
  expect([await cache.evictOldest(), await cache.evictOldest()]).toEqual([true, false]);
});

test('[B9] a write that fails – its body breaks off – leaves the entry and the next write', async () => {
  const cache = new BoundedCache(browserCaches(100), 'pages', { entries: 9, bytes: 100 });
  await cache.put(at(1), sized(5));
  const broken = new Response(new ReadableStream({ pull: (end) => end.error(new Error('broken off')) }));
  await cache.put(at(1), broken);
  await cache.put(at(2), sized(5));
  expect(await names(cache)).toEqual([1, 2]);
});
