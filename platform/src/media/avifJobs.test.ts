import { drawing, slope, startMedia, stores } from '@testing/media';
import sharp from 'sharp';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { runNextAvifJob } from './avifJobs';
import { imageSize } from './sizes';
import { CLAIM_MS, folderJobs } from './storage/folderJobs';
import type { MediaStorage } from './storage/mediaFiles.port';

const AVIF = { accept: 'image/avif,image/webp,image/*' };

function jobsOf(storage: MediaStorage) {
  const failures: unknown[] = [];
  const { signal } = new AbortController();
  const next = () => runNextAvifJob(storage, (error) => failures.push(error), signal);
  return { next, failures };
}

describe.each(stores)('[K7] pictures in a %s', (on) => {
  test('[K7] a size – the browser accepts AVIF – is sent as AVIF once the job has run, and as WebP to all others', async () => {
    const { store, app, storage } = await startMedia({ on });
    const jobs = jobsOf(storage);
    const url = imageSize((await store.keepImage(await drawing())).url, 320);
    const before = await app.inject({ url, headers: AVIF });
    expect(before.headers['content-type']).toBe('image/webp');

    expect(await jobs.next()).toBe(true);
    expect([await jobs.next(), jobs.failures]).toEqual([false, []]);
    const avif = await app.inject({ url, headers: AVIF });
    const webp = await app.inject(url);
    expect([avif.headers['content-type'], webp.headers['content-type']]).toEqual([
      'image/avif',
      'image/webp',
    ]);
    expect(await sharp(avif.rawPayload).metadata()).toMatchObject({
      format: 'heif',
      width: 320,
      height: 213,
    });
    expect(avif.rawPayload.length).toBeLessThanOrEqual(webp.rawPayload.length * 0.8);
    expect([before, avif, webp].map(({ headers }) => headers.vary)).toEqual(['accept', 'accept', 'accept']);
    expect(avif.headers.etag).not.toBe(webp.headers.etag);
  });

  test('[K7] a size – AVIF would save less than a fifth, or is not encoded yet – stays WebP, and a request encodes no AVIF', async () => {
    const { store, app, storage } = await startMedia({ on });
    const noise = { type: 'gaussian', mean: 128, sigma: 90 } as const;
    const fog = await sharp({ create: { width: 400, height: 300, channels: 3, noise, background: '#888' } })
      .blur(8)
      .jpeg()
      .toBuffer();
    const { url } = await store.keepImage(fog);
    const typeOf = async () =>
      (await app.inject({ url: imageSize(url, 320), headers: AVIF })).headers['content-type'];
    const files = async () => (await storage.files.list(url.slice(7, -3))).length;
    expect([await typeOf(), await files()]).toEqual(['image/webp', 2]);
    await jobsOf(storage).next();
    expect(await typeOf()).toBe('image/webp');
  });

  test('[K7] jobs – their process ended, a GIF, a damaged file – the next process takes them, nothing to do, told and served as WebP', async () => {
    const { store, storage } = await startMedia({ on });
    await store.keepImage(await slope(40, 40).gif().toBuffer());
    expect(await jobsOf(storage).next()).toBe(false);
    const { url } = await store.keepImage(await slope(40, 40).jpeg().toBuffer());
    await runNextAvifJob(storage, () => undefined, AbortSignal.abort());
    expect(await storage.jobs.pictures()).toHaveLength(1);
    await storage.files.write(url.slice(7), Buffer.from('no picture'));
    await storage.files.remove(url.slice(7).replace('.jpg', '.w320.webp'));
    const { next, failures } = jobsOf(storage);
    expect([await next(), await next(), failures.length]).toEqual([true, false, 1]);
  });
});

test('[K7][K9] pictures that wait – several processes take them at once – each picture goes to one of them', async () => {
  const { store, storage } = await startMedia();
  for (const width of [40, 41, 42]) await store.keepImage(await slope(width, 40).jpeg().toBuffer());
  const claims = await Promise.all(Array.from({ length: 8 }, () => storage.jobs.claim()));
  const pictures = claims.flatMap((claim) => claim?.picture ?? []);
  expect([pictures.length, new Set(pictures).size]).toEqual([3, 3]);
});

test('[K4][K7] a picture – its process was killed at it – is taken by another a minute later, without the widths that are done', async () => {
  const { store, folder } = await startMedia();
  await store.keepImage(await drawing());
  // a process that was killed renews nothing
  vi.useFakeTimers({ toFake: ['setInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  let now = Date.now();
  const jobs = folderJobs(folder, () => now);
  const killed = await jobs.claim();
  expect(await killed?.add(320)).toBe(true);
  now += CLAIM_MS - 1000;
  expect(await jobs.claim()).toBeUndefined();
  now += 2000;
  const next = await jobs.claim();
  expect([next?.picture, next?.done.has(320), next?.done.has(640)]).toEqual([killed?.picture, true, false]);
  // it was only slow: what it goes on with is no longer its own
  expect(await killed?.add(640)).toBe(false);
  await next?.giveBack();
  expect((await jobs.claim())?.done.has(320)).toBe(true);
});
