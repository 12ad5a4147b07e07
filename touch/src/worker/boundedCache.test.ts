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
