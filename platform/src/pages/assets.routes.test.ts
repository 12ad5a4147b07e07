import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPlatform } from '@testing/startPlatform';
import { expect, onTestFinished, test } from 'vitest';

test('[A16] parts are kept for good by their names; the build’s own name is asked for each time', async () => {
  const build = await mkdtemp(join(tmpdir(), 'touchpaper-build-'));
  onTestFinished(() => rm(build, { recursive: true }));
  await mkdir(join(build, 'assets'));
  for (const [name, text] of [
    ['home-a1.js', 'export {};'],
    // of an earlier build: nothing leads to it any more but pages that are open
    ['home-00.js', 'export {};'],
    ['home-a1.css', 'a{}'],
    ['build.txt', 'a1'],
  ] as const) {
    await writeFile(join(build, 'assets', name), text);
  }
  const platform = await startPlatform({ assets: build });
  onTestFinished(() => platform.close());
  const keeping = async (name: string) => {
    const { status, headers } = await platform.get(`/assets/${name}`);
    return [status, headers['cache-control']];
  };
  for (const name of ['home-a1.js', 'home-00.js', 'home-a1.css']) {
    expect(await keeping(name)).toEqual([200, 'public, max-age=31536000, immutable']);
  }
  expect(await keeping('build.txt')).toEqual([200, 'no-store']);
  expect((await keeping('gone-77.js'))[0]).toBe(404);
});
