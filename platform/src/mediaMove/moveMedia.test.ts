import { createHash } from 'node:crypto';
import type { MediaStorage } from '@platform/media/storage/mediaFiles.port';
import { HIDDEN } from '@platform/media/storage/paths';
import { slope, startMedia } from '@testing/media';
import { expect, test } from 'vitest';
import { moveMedia } from './moveMedia.service';

const picture = (width: number) => slope(width, 300).jpeg().toBuffer();

/** Every file of a storage by its digest. */
async function digests({ files }: MediaStorage): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const path of (await files.list('')).toSorted())
    found[path] = createHash('sha256')
      .update(await files.read(path))
      .digest('hex');
  return found;
}

/** Shown, hidden, a recording, a size. */
async function filled(on: 'folder' | 'bucket') {
  const media = await startMedia({ on });
  const [shown, hidden] = [
    await media.store.keepImage(await picture(400)),
    await media.store.keepImage(await picture(410), '1/7'),
  ];
  await media.store.keepText('#EXTM3U\n', 'm3u8');
  await media.app.inject(shown.url.replace('.jpg', '.w320.webp'));
  await media.store.hide(hidden.url.slice(10, 50));
  return { ...media, shown: shown.url.slice(7), hidden: hidden.url.slice(7) };
}

test.each([
  ['folder', 'bucket'],
  ['bucket', 'folder'],
] as const)(
  '[K9] all media of a %s – moved to a %s, once and again – are there byte for byte, hidden ones hidden, and nothing is sent twice',
  async (here, there) => {
    const { storage } = await filled(here);
    const target = await startMedia({ on: there });
    expect(await moveMedia(storage, target.storage)).toEqual({ copied: 4, same: 0, foreign: 0 });
    expect(await digests(target.storage)).toEqual(await digests(storage));
    expect(await target.storage.jobs.pictures()).toEqual(await storage.jobs.pictures());
    expect(await moveMedia(storage, target.storage)).toEqual({ copied: 0, same: 4, foreign: 0 });
  },
);

test('[K8][K9] a file that was hidden, and one that was shown, between two runs – moved again – is so there as well', async () => {
  const { storage, store, shown, hidden } = await filled('folder');
  const target = await startMedia({ on: 'bucket' });
  await moveMedia(storage, target.storage);
  await store.hide(shown.slice(3, 43));
  await store.show(hidden.slice(3, 43));
  await moveMedia(storage, target.storage);
  const paths = Object.keys(await digests(target.storage));
  expect(paths).toEqual(Object.keys(await digests(storage)));
  expect([paths.includes(HIDDEN + shown), paths.includes(hidden)]).toEqual([true, true]);
  expect((await target.app.inject(`/media/${shown}`)).statusCode).toBe(404);
});

test('[K9] a move that was cut off, a file that was damaged there – run again – is completed', async () => {
  const { storage, shown } = await filled('folder');
  const target = await startMedia({ on: 'bucket' });
  const { write } = target.storage.files;
  let writes = 0;
  const files = {
    ...target.storage.files,
    write: async (path: string, bytes: Uint8Array) => {
      writes += 1;
      if (writes > 2) throw new Error('cut off');
      await write(path, bytes);
    },
  };
  await expect(moveMedia(storage, { ...target.storage, files })).rejects.toThrow('cut off');
  await target.storage.files.write(shown, Buffer.from('other bytes'));
  await moveMedia(storage, target.storage);
  expect(await digests(target.storage)).toEqual(await digests(storage));
});

test('[K8] an object with a name that leads elsewhere – moved into a folder – is left where it is', async () => {
  const { storage } = await startMedia({ on: 'bucket' });
  const target = await startMedia();
  const names = ['../escaped.jpg', 'ab/../../escaped.jpg', `ab/${'cd'.repeat(20)}.jpg`, '.hidden/../x.jpg'];
  const files = { ...storage.files, list: async () => names, read: async () => Buffer.from('x') };
  expect(await moveMedia({ ...storage, files }, target.storage)).toMatchObject({ copied: 0, foreign: 4 });
  expect(await target.storage.files.list('')).toEqual([]);
});
