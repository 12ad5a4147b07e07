import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPlatform } from '@testing/startPlatform';
import { expect, test } from 'vitest';

test('[B9] the service worker is asked for anew each time and may look after the whole host', async () => {
  const assets = await mkdtemp(join(tmpdir(), 'touchpaper-build-'));
  await writeFile(join(assets, 'worker.js'), 'addEventListener("fetch", () => {});');
  const platform = await startPlatform({ assets });
  const answer = await platform.get('/worker.js');
  expect(answer.status).toBe(200);
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-cache',
    'service-worker-allowed': '/',
    'content-type': 'text/javascript;charset=UTF-8',
  });
  const again = await platform.get('/worker.js', { 'if-none-match': String(answer.headers.etag) });
  expect(again.status).toBe(304);
  await platform.close();
  await rm(assets, { recursive: true });
});

test('[C7][F20 previewPDF] /worker.js – its policy, which WebKit applies to workers of the page too – allows them', async () => {
  const assets = await mkdtemp(join(tmpdir(), 'touchpaper-build-'));
  await writeFile(join(assets, 'worker.js'), '');
  const platform = await startPlatform({ assets });
  const { headers } = await platform.get('/worker.js');
  expect(String(headers['content-security-policy']).split('; ')).toEqual([
    "default-src 'none'",
    "connect-src 'self'",
    "worker-src 'self'",
  ]);
  await platform.close();
  await rm(assets, { recursive: true });
});

test('[B9] without a build there is no worker, and never the home page in its place', async () => {
  const platform = await startPlatform();
  expect((await platform.get('/worker.js')).status).toBe(404);
  await platform.close();
});
