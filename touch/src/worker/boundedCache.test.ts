import { expect, test } from 'vitest';
import { BoundedCache } from './boundedCache';

/** The browser's caches on a disk of so many bytes. */
function diskOf(bytes: number): CacheStorage {
  const caches = new Map<string, Map<string, { body: string; headers: Headers }>>();
  const used = () =>
    [...caches.values()]
      .flatMap((cache) => [...cache.values()])
      .reduce((sum, { body }) => sum + body.length, 0);
  const addressOf = (request: RequestInfo | URL) =>
    request instanceof Request ? request.url : String(request);
  const open = async (name: string): Promise<Cache> => {
    const entries = caches.get(name) ?? new Map<string, { body: string; headers: Headers }>();
    caches.set(name, entries);
    const match: Cache['match'] = async (request) => {
      const found = entries.get(addressOf(request));
      return found && new Response(found.body, { headers: found.headers });
    };
    const unused = () => Promise.reject(new Error('not part of this disk'));
    return {
      match,
      put: async (request, response) => {
        const body = await response.text();
        if (used() + body.length > bytes) throw new DOMException('full', 'QuotaExceededError');
        entries.set(addressOf(request), { body, headers: response.headers });
      },
      delete: async (request) => entries.delete(addressOf(request)),
      keys: async () => [...entries.keys()].map((address) => new Request(address)),
      matchAll: unused,
      add: unused,
      addAll: unused,
    };
  };
  return {
    open,
    keys: async () => [...caches.keys()],
    has: async (name) => caches.has(name),
    delete: async (name) => caches.delete(name),
    match: async () => undefined,
  };
}

const at = (name: number) => `https://paper.example/${name}`;
const sized = (bytes: number) => new Response('x'.repeat(bytes));
const names = async (shelf: BoundedCache) =>
  (await shelf.all()).map(({ address }) => Number(address.split('/').at(-1)));

test('[B9] a shelf holds so many things, the oldest goes first, what comes again is new', async () => {
  const shelf = new BoundedCache(diskOf(1000), 'pages', { entries: 3, bytes: 1000 });
  for (const name of [1, 2, 3, 1, 4]) await shelf.put(at(name), sized(10));
  expect(await names(shelf)).toEqual([3, 1, 4]);
});

test('[B9] a shelf holds so many bytes, also after the worker slept', async () => {
  const disk = diskOf(1000);
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
  const disk = diskOf(100);
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
  const shelf = new BoundedCache(diskOf(1000), 'assets', { entries: 5, bytes: 1000 });
  await Promise.all(Array.from({ length: 20 }, (_, name) => shelf.put(at(name), sized(1))));
  expect(await names(shelf)).toEqual([15, 16, 17, 18, 19]);
});
