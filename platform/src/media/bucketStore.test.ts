import { Uploaded } from '@contract/uploads';
import { aMember } from '@testing/aMember';
import { startBucket, type TestBucket } from '@testing/bucket/startBucket';
import { slope } from '@testing/media';
import { BASE_PATH, startNewsroom } from '@testing/renderPage';
import { seedNewsroom } from '@testing/seedNewsroom';
import type { TestPlatform } from '@testing/startPlatform';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { hideableMedia } from './hideableMedia';

let bucket: TestBucket;
let first: TestPlatform;
/** Another process: database and bucket are all it shares with the first. */
let second: FastifyInstance;
beforeAll(async () => {
  bucket = await startBucket();
  first = await startNewsroom({ s3: bucket.settings });
  await seedNewsroom(first);
  second = await first.beside();
});
afterAll(async () => {
  await second.close();
  await first.close();
  await bucket.stop();
});
afterEach(() => {
  bucket.mood = 'well';
});

const photo = (shade: number) =>
  slope(400 + shade, 300)
    .jpeg()
    .toBuffer();
const FILES = 'select count(*)::int as count from member_uploads';
const uploads = async () =>
  (await first.db.one<{ count: number }>({ name: 'test-files', text: FILES }))?.count;

async function upload(token: string, bytes: Buffer) {
  const file = { name: 'file1', fileName: 'a.jpg', bytes, type: 'image/jpeg' };
  return first.send('/app_if/upload?fileType=file', [file], { token });
}
const pathOf = (answer: { json(): unknown }) =>
  new URL(v.parse(Uploaded, answer.json()).fileList[0]?.url ?? '').pathname;

test('[K9][K8] a picture – sent to one process, hidden and shown by it – is served, missing and served by another one, in every size', async () => {
  const { token } = await aMember(first);
  const path = pathOf(await upload(token, await photo(1)));
  const hash = path.slice(10, 50);
  const statuses = () =>
    Promise.all(
      [path, path.replace('.jpg', '.w320.webp')].map(async (url) => (await second.inject(url)).statusCode),
    );
  const media = hideableMedia(first.storage);
  expect(await statuses()).toEqual([200, 200]);
  await media.hide(hash);
  expect(await statuses()).toEqual([404, 404]);
  await media.show(hash);
  expect(await statuses()).toEqual([200, 200]);
});

test('[K9] a size – made by one process – is put once and made by no other', async () => {
  const { url } = await first.media.keepImage(await photo(2));
  const size = url.replace('.jpg', '.w480.webp');
  const made = await first.app.inject(size);
  const other = await second.inject(size);
  expect(other.rawPayload.equals(made.rawPayload)).toBe(true);
  const puts = bucket.calls.filter(({ method, key }) => method === 'PUT' && key === size.slice(1));
  expect(puts).toHaveLength(1);
});

test('[K4][K9] a bucket that is away – media are read, a picture is sent, a page opens – 503 with Retry-After that no cache keeps, no row without bytes, and pages go on', async () => {
  const { token } = await aMember(first);
  const { url } = await first.media.keepImage(await photo(3));
  const before = await uploads();
  for (const mood of ['gone', 'broken'] as const) {
    bucket.mood = mood;
    for (const address of [url, url.replace('.jpg', '.w320.webp')]) {
      const { statusCode, headers } = await second.inject(address);
      expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
      expect([headers.etag, String(headers['cache-control'])]).toEqual([
        undefined,
        expect.not.stringContaining('max-age'),
      ]);
    }
    const sent = await upload(token, await photo(4));
    expect([sent.status, sent.headers['retry-after']]).toEqual([503, '5']);
    expect(await uploads()).toBe(before);
    expect((await first.get(`${BASE_PATH}/home.html`, { accept: 'text/html' })).status).toBe(200);
  }
  bucket.mood = 'well';
  expect((await second.inject(url)).statusCode).toBe(200);
  expect((await upload(token, await photo(4))).status).toBe(200);
});

test('[K4] a bucket that goes away between two requests of one answer – the answer – is 503 and kept by no cache', async () => {
  const { url } = await first.media.keepImage(await photo(5));
  bucket.onCall = ({ method }, moment) => {
    if (method === 'HEAD' && moment === 'after') bucket.mood = 'gone';
  };
  const { statusCode, headers } = await second.inject(url);
  bucket.onCall = () => undefined;
  expect([statusCode, headers['retry-after'], headers.etag, headers['cache-control']]).toEqual([
    ...[503, '5', undefined, 'no-store'],
  ]);
});
