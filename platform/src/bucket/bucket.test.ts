import { startBucket, type TestBucket } from '@testing/bucket/startBucket';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { type Bucket, openBucket } from './bucket';
import type { BucketSettings } from './bucketSettings';
import { addressOf } from './signedRequests';

let server: TestBucket;
let bucket: Bucket;
beforeAll(async () => {
  server = await startBucket();
  bucket = openBucket(server.settings, Date.now);
});
afterAll(async () => {
  await bucket.close();
  await server.stop();
});
beforeEach(() => {
  server.mood = 'well';
});

const bytes = (text: string) => Buffer.from(text);
const opened = (change: Partial<BucketSettings>, now = Date.now) => {
  const other = openBucket({ ...server.settings, ...change }, now);
  onTestFinished(() => other.close());
  return other;
};

test('[K9] an object – put, replaced, copied, removed, of any name – is read as it was last put', async () => {
  for (const key of ['media/ab/one.jpg', 'media/.hidden/ab/one.jpg', 'assets/a_b-c.d(e)!+ *.js']) {
    await bucket.put(key, bytes('first'), 'text/plain');
    await bucket.put(key, bytes('0123456789'), 'text/plain');
    expect([await bucket.size(key), String(await bucket.read(key))]).toEqual([10, '0123456789']);
    const part = await bucket.stream(key, { start: 2, end: 4 });
    let text = '';
    for await (const piece of part ?? []) text += String(piece);
    expect(text).toBe('234');
  }
  expect(await bucket.copy('media/ab/one.jpg', 'media/cd/two.jpg')).toBe(true);
  expect(String(await bucket.read('media/cd/two.jpg'))).toBe('0123456789');
  for (const time of [1, 2]) {
    await bucket.remove('media/cd/two.jpg');
    expect([time, await bucket.size('media/cd/two.jpg')]).toEqual([time, undefined]);
  }
});

test('[K9] an object that is not there – read, opened, copied – is undefined or false, not a fault', async () => {
  const key = 'media/ab/none.jpg';
  expect(await bucket.size(key)).toBeUndefined();
  expect(await bucket.read(key)).toBeUndefined();
  expect(await bucket.stream(key, { start: 0, end: 3 })).toBeUndefined();
  expect(await bucket.copy(key, 'media/ab/other.jpg')).toBe(false);
});

test('[K9] a list of more than a page – whole, and its first one – has every object once', async () => {
  const keys = Array.from({ length: 7 }, (_, index) => `list/${index}`);
  for (const key of keys) await bucket.put(key, bytes('x'), 'text/plain');
  server.page = 3;
  expect((await bucket.list('list/')).map(({ key }) => key)).toEqual(keys);
  expect(await bucket.list('list/', 1)).toEqual([{ key: keys[0], size: 1 }]);
  expect(await bucket.list('nothing/')).toEqual([]);
  server.page = 1_000;
});

test.each(['media/../other', '../paper/x', './x', 'a//b', 'a/', '/a', 'a/..'])(
  '[K8] a key that leads elsewhere, %s – put – is refused and asks the bucket nothing',
  async (key) => {
    const before = server.calls.length;
    await expect(bucket.put(key, bytes('x'), 'text/plain')).rejects.toThrow('is the key of no object');
    expect(server.calls.length).toBe(before);
  },
);

test.each([
  ['another secret', { secretKey: 'of somebody else' }, 0, '403 SignatureDoesNotMatch'],
  ['another key', { accessKey: 'AKIDOTHER' }, 0, '403 InvalidAccessKeyId'],
  ['a clock that is an hour late', {}, 3_600_000, '403 RequestTimeTooSkewed'],
  ['another bucket', { bucket: 'nobodys' }, 0, '404 NoSuchBucket'],
])('[K8] a request – %s – is refused, and the fault says no secret', async (_, change, late, reason) => {
  const other = opened(change, () => Date.now() - late);
  const message = `the bucket cannot be used: ${reason}`;
  await expect(other.put('a', bytes('x'), 'text/plain')).rejects.toMatchObject({ message, statusCode: 503 });
  await expect(other.read('a')).rejects.toMatchObject({ message, statusCode: 503 });
  await expect(other.list('')).rejects.toMatchObject({ message, statusCode: 503 });
});

test.each(['broken', 'gone'] as const)(
  '[K4] every call – the bucket is %s – is a fault of 503, never an absent object',
  async (mood) => {
    server.mood = mood;
    const away = { name: 'BucketAway', statusCode: 503 };
    await expect(bucket.put('a', bytes('x'), 'text/plain')).rejects.toMatchObject(away);
    await expect(bucket.size('a')).rejects.toMatchObject(away);
    await expect(bucket.read('a')).rejects.toMatchObject(away);
    await expect(bucket.stream('a', { start: 0, end: 1 })).rejects.toMatchObject(away);
    await expect(bucket.copy('a', 'b')).rejects.toMatchObject(away);
    await expect(bucket.remove('a')).rejects.toMatchObject(away);
    await expect(bucket.list('')).rejects.toMatchObject(away);
  },
);

test('[K4] a bucket that takes a request and says nothing – is given up after some seconds', async () => {
  server.mood = 'silent';
  await expect(bucket.size('a')).rejects.toMatchObject({
    message: 'the bucket cannot be used: UND_ERR_HEADERS_TIMEOUT',
  });
});

test('[K9] the address of an object – by path, by host, below a path of the store – names the bucket once', () => {
  const address = (change: Partial<BucketSettings>, key = 'media/ab/one two.jpg') =>
    addressOf({ ...server.settings, endpoint: 'https://s3.example:9000/', ...change }, { key });
  expect(address({})).toBe('https://s3.example:9000/paper/media/ab/one%20two.jpg');
  expect(address({ isPathStyle: false })).toBe('https://paper.s3.example:9000/media/ab/one%20two.jpg');
  expect(address({ endpoint: 'https://s3.example/store' }, '')).toBe('https://s3.example/store/paper');
  expect(address({ isPathStyle: false }, '')).toBe('https://paper.s3.example:9000/');
});
