import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBucket } from '@platform/bucket/bucket';
import { createMediaStore } from '@platform/media/createMediaStore';
import { folderStorage } from '@platform/media/folderStore';
import { mediaRoutes } from '@platform/media/media.routes';
import { bucketStorage } from '@platform/media/storage/bucketStorage';
import type { MediaStorage } from '@platform/media/storage/mediaFiles.port';
import Fastify from 'fastify';
import sharp from 'sharp';
import { onTestFinished } from 'vitest';
import { startBucket } from './bucket/startBucket';

/** Both kinds of stores. */
export const stores = ['folder', 'bucket'] as const;
export type StoreKind = (typeof stores)[number];

interface OpenedStorage {
  readonly storage: MediaStorage;
  /** '' = a bucket. */
  readonly folder: string;
  close(): Promise<void>;
}

async function openFolder(): Promise<OpenedStorage> {
  const folder = await mkdtemp(join(tmpdir(), 'touchpaper-media-'));
  return {
    storage: folderStorage(folder),
    folder,
    close: () => rm(folder, { recursive: true, force: true }),
  };
}

async function openTestBucket(): Promise<OpenedStorage> {
  const server = await startBucket();
  const bucket = openBucket(server.settings, Date.now);
  const close = async () => {
    await bucket.close();
    await server.stop();
  };
  return { storage: bucketStorage(bucket), folder: '', close };
}

/** A store of its own for one test and a server of its media; pictures of at most 4 million pixels. */
export async function startMedia({ on = 'folder', maxPixels = 4_000_000 }: MediaOptions = {}) {
  const { storage, folder, close } = await (on === 'folder' ? openFolder() : openTestBucket());
  const store = createMediaStore(storage, maxPixels);
  const app = Fastify();
  await app.register(mediaRoutes, { media: store });
  onTestFinished(async () => {
    await app.close();
    await close();
  });
  /** Bytes of a stored file. */
  const bytesAt = (url: string) => storage.files.read(url.slice('/media/'.length));
  return { storage, folder, store, app, bytesAt };
}

interface MediaOptions {
  readonly on?: StoreKind;
  readonly maxPixels?: number;
}

/** A picture with something to see: a slope of colour. */
export function slope(width: number, height: number, channels: 3 | 4 = 3) {
  const pixels = Buffer.alloc(width * height * channels, 255);
  for (let at = 0; at < width * height; at += 1) {
    pixels[at * channels] = (at * 7) % 256;
    pixels[at * channels + 1] = (at >> 4) % 256;
    if (channels === 4) pixels[at * channels + 3] = at % 256;
  }
  return sharp(pixels, { raw: { width, height, channels } });
}

const circles = Array.from(
  { length: 60 },
  (_, at) =>
    `<circle cx="${(at * 137) % 900}" cy="${(at * 211) % 600}" r="${20 + ((at * 29) % 70)}" fill="hsl(${(at * 47) % 360} 60% 55%)"/>`,
);

/** A drawing of which AVIF makes a quarter less. */
export const drawing = () =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600">${circles.join('')}</svg>`),
  )
    .flatten({ background: '#fff' })
    .jpeg({ quality: 92 })
    .toBuffer();

export const latin = (text: string) => Buffer.from(text, 'latin1');
