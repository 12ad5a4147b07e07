import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type Bucket, openBucket } from '@platform/bucket/bucket';
import { startBucket, type TestBucket } from '@testing/bucket/startBucket';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { putAssets } from './bucketAssets';

let server: TestBucket;
let bucket: Bucket;
/** Folder of the build before. */
let older: string;
/** Folder of the build that another process serves. */
let newer: string;
let platform: TestPlatform;

const SCRIPT = `export const words = '${'a newer build '.repeat(100)}';`;
async function build(files: Readonly<Record<string, string | Buffer>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'touchpaper-build-'));
  await mkdir(join(folder, 'assets'));
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, 'assets', name), text);
  return folder;
}

beforeAll(async () => {
  server = await startBucket();
  bucket = openBucket(server.settings, Date.now);
  older = await build({ 'home-AAAAAAAA.js': 'export {};', 'build.txt': 'AAAA' });
  newer = await build({
    'home-BBBBBBBB.js': SCRIPT,
    'home-BBBBBBBB.js.br': brotliCompressSync(SCRIPT),
    'home-BBBBBBBB.js.gz': gzipSync(SCRIPT),
    'home-B_-BBBBB.css': 'a{}',
    'build.txt': 'BBBB',
  });
  platform = await startPlatform({ assets: older, s3: server.settings });
});
afterAll(async () => {
  await platform.close();
  await bucket.close();
  await server.stop();
  for (const folder of [older, newer]) await rm(folder, { recursive: true });
});
afterEach(() => {
  server.mood = 'well';
});

const get = (name: string, encodings = '') =>
  platform.app.inject({ url: `/assets/${name}`, headers: { 'accept-encoding': encodings } });

test('[K9][A16] a chunk of the next build – put by its process, asked of one of this build – is sent in the form the browser takes, for good', async () => {
  expect((await get('home-BBBBBBBB.js')).statusCode).toBe(404);
  await putAssets(bucket, newer);
  const plain = await get('home-BBBBBBBB.js');
  expect([plain.statusCode, plain.body]).toEqual([200, SCRIPT]);
  expect(plain.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
    vary: 'accept-encoding',
  });
  const forms = [];
  for (const encodings of ['gzip, deflate, br', 'gzip'])
    forms.push((await get('home-BBBBBBBB.js', encodings)).headers['content-encoding']);
  expect(forms).toEqual(['br', 'gzip']);
  expect((await get('home-B_-BBBBB.css', 'br')).headers['content-type']).toBe('text/css; charset=utf-8');
});

test('[K9] a build – put again – sends nothing a second time, and never its own name', async () => {
  await putAssets(bucket, newer);
  const puts = () => server.calls.filter(({ method }) => method === 'PUT').map(({ key }) => key);
  const before = puts();
  await putAssets(bucket, newer);
  expect(puts()).toEqual(before);
  expect(before).not.toContain('assets/build.txt');
});

test('[K9] files of this build – the bucket is away – are sent, and an unknown one is 503, not gone', async () => {
  server.mood = 'gone';
  expect((await get('home-AAAAAAAA.js')).statusCode).toBe(200);
  expect((await get('build.txt')).body).toBe('AAAA');
  const unknown = await get('home-CCCCCCCC.js');
  expect([unknown.statusCode, unknown.headers['retry-after']]).toEqual([503, '5']);
  expect(String(unknown.headers['cache-control'])).not.toContain('immutable');
});

test.each([
  'home-CCCCCCCC.js',
  '..%2fmedia%2fab%2fone-AAAAAAAA.js',
  '../media/x-AAAAAAAA.js',
  'media/x-AAAAAAAA.js',
])(
  '[A3][K8] the name %s, which no build has – asked for – is 404 and never leaves the folder of assets',
  async (name) => {
    const before = server.calls.length;
    expect((await get(name)).statusCode).toBe(404);
    const keys = server.calls.slice(before).map(({ key }) => key);
    expect(keys.filter((key) => !key.startsWith('assets/home-'))).toEqual([]);
  },
);
