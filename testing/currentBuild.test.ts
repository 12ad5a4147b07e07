import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { sourcesNow } from '../scripts/build.mjs';
import { requireCurrentBuild } from './currentBuild';

test('browser journeys – a build older than its source – refuse to run and say what to do', () => {
  expect(() => requireCurrentBuild(false)).toThrow('npm run build');
  expect(() => requireCurrentBuild(true)).not.toThrow();
});

test('a build is older than its source – once a source, a style sheet or a configuration has changed, and for no test', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'touchpaper-sources-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const write = async (path: string, text: string) => {
    await mkdir(join(folder, path, '..'), { recursive: true });
    await writeFile(join(folder, path), text);
    return sourcesNow(folder);
  };
  const built = await write('touch/src/app/App.tsx', 'one');
  expect(await write('touch/src/app/App.test.tsx', 'a test')).toBe(built);
  expect(await write('e2e/reading.test.ts', 'a journey')).toBe(built);
  const values = [
    built,
    await write('touch/src/app/App.tsx', 'two'),
    await write('touch/src/app/App.module.css', '.a {}'),
    await write('contract/src/codes.ts', 'three'),
    await write('vite.touch.config.ts', 'four'),
  ];
  expect(new Set(values).size).toBe(values.length);
});
