import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readDeskBuild } from './desk.routes';

const folder = mkdtempSync(join(tmpdir(), 'touchpaper-desk-'));
let platform: TestPlatform;
beforeAll(async () => {
  for (const name of ['.vite', 'assets']) await mkdir(join(folder, name));
  await writeFile(join(folder, 'assets/main-1.js'), 'export {};');
  const manifest = {
    'desk/src/app/main.tsx': {
      file: 'assets/main-1.js',
      isEntry: true,
      imports: ['_shell'],
      css: ['assets/main-3.css'],
    },
    _shell: { file: 'assets/shell-2.js', css: ['assets/shell-4.css'] },
    'desk/src/screens/x.tsx': { file: 'assets/x-5.js', css: ['assets/x-6.css'] },
  };
  await writeFile(join(folder, '.vite/manifest.json'), JSON.stringify(manifest));
  const desk = readDeskBuild(folder);
  if (!desk) throw new Error('there is no build');
  platform = await startPlatform({ desk });
});
afterAll(async () => {
  await platform.close();
  rmSync(folder, { recursive: true, force: true });
});

const get = (url: string) =>
  platform.app.inject({ url, headers: { host: 'paper.test', accept: 'text/html' } });

test.each(['/desk', '/desk/', '/desk/1/today', '/desk/1/stories/12', '/desk/1/no/such/screen'])(
  '[K10] %s – opened – is the desk: never kept, never indexed, alone in its window',
  async (url) => {
    const { statusCode, headers, body } = await get(url);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(body.match(/(?:src|href)="[^"]+"/g)).toEqual([
      'href="/desk/icon.svg"',
      'href="/desk/assets/main-3.css"',
      'href="/desk/assets/shell-4.css"',
      'href="/desk/assets/shell-2.js"',
      'src="/desk/assets/main-1.js"',
    ]);
    expect(body).toContain('<meta name="desk-site" content="1">');
  },
);

test('[K10] the policy of the desk – runs its own scripts alone, makes markup of no text, and has another nonce each time', async () => {
  const [one, other] = [await get('/desk'), await get('/desk')];
  const nonce = /nonce="([^"]+)"/.exec(one.body)?.[1] ?? '';
  expect(nonce).toMatch(/^[A-Za-z0-9+/]{22}==$/);
  expect(other.body).not.toContain(nonce);
  expect(String(one.headers['content-security-policy']).split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' blob: https:",
    "media-src 'self' blob: https:",
    "connect-src 'self' wss:",
    "worker-src 'self'",
    "manifest-src 'self'",
    "font-src 'self'",
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types ProseMirrorClipboard desk',
  ]);
});

test('[K10] files of the desk – of this build – are kept for good, and one that is gone is no page', async () => {
  const file = await get('/desk/assets/main-1.js');
  expect([file.statusCode, file.headers['cache-control']]).toEqual([
    200,
    'public, max-age=31536000, immutable',
  ]);
  expect((await get('/desk/assets/gone-9.js')).statusCode).toBe(404);
});

test('[K10] /desk – with a site whose pages begin otherwise – stays the desk', async () => {
  await platform.db.script(
    `update sites set version = version + 1, config = jsonb_build_object('templatePath', '/desk')`,
  );
  platform.clock.forward(3_000);
  expect((await get('/desk/1/today')).body).toContain('<div id="desk">');
});

test('[K10] /desk – without a build – is none', () => {
  expect(readDeskBuild(join(folder, 'elsewhere'))).toBeUndefined();
});
