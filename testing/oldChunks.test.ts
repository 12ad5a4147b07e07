import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { letOldChunksGo } from '../scripts/chunks.mjs';

const DAY_MS = 86_400_000;
const NOW = Date.parse('2031-03-05T09:30:00+08:00');
const place = mkdtempSync(join(tmpdir(), 'touchpaper-chunks-'));
afterAll(() => rmSync(place, { recursive: true, force: true }));

/** As a build's manifest has it. */
interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
}

/** A browser build's folder with files of that age (ms). */
function buildOf(ages: Readonly<Record<string, number>>) {
  const client = mkdtempSync(join(place, 'build-'));
  const at = (name: string) => join(client, 'assets', name);
  mkdirSync(join(client, 'assets'));
  mkdirSync(join(client, '.vite'));
  for (const [name, age] of Object.entries(ages)) {
    writeFileSync(at(name), name);
    utimesSync(at(name), (NOW - age) / 1000, (NOW - age) / 1000);
  }
  return {
    client,
    /** Which of them the build that stands has. */
    writeManifest: (chunks: readonly Chunk[]) =>
      writeFileSync(join(client, '.vite/manifest.json'), JSON.stringify({ ...chunks })),
    left: () => readdirSync(join(client, 'assets')).sort(),
    ageOf: (name: string) => NOW - statSync(at(name)).mtimeMs,
  };
}

test('[A16] chunks of earlier builds stay fourteen days and go after them', () => {
  const { client, left } = buildOf({
    'yesterday-a1.js': DAY_MS,
    'last-day-b2.js': 14 * DAY_MS,
    'over-c3.js': 14 * DAY_MS + 1000,
    'over-c3.js.br': 14 * DAY_MS + 1000,
    'long-gone-d4.css': 100 * DAY_MS,
  });
  letOldChunksGo(client, NOW);
  expect(left()).toEqual(['last-day-b2.js', 'yesterday-a1.js']);
});

test('[A16] the days of a chunk begin when its build is replaced, however long that stood', () => {
  const old = 60 * DAY_MS;
  const names = [
    'build.txt',
    'entry-a1.js',
    'entry-a1.js.br',
    'entry-a1.js.gz',
    'look-b2.css',
    'letters-c3.woff2',
  ];
  const build = buildOf(Object.fromEntries([...names, 'before-d4.js'].map((name) => [name, old])));
  build.writeManifest([
    { file: 'assets/entry-a1.js', css: ['assets/look-b2.css'], assets: ['assets/letters-c3.woff2'] },
  ]);
  letOldChunksGo(build.client, NOW);
  expect(build.left()).toEqual(names.toSorted());
  expect(build.ageOf('entry-a1.js.br')).toBe(0);
  // replaced: fourteen days from then
  build.writeManifest([{ file: 'assets/entry-e5.js' }]);
  letOldChunksGo(build.client, NOW + 14 * DAY_MS);
  expect(build.left()).toEqual(names.toSorted());
  letOldChunksGo(build.client, NOW + 14 * DAY_MS + 1000);
  expect(build.left()).toEqual(['build.txt']);
});

test('[A16] old chunks – of a folder that is not there – are none, without an error', () => {
  expect(() => letOldChunksGo(join(place, 'nowhere'), NOW)).not.toThrow();
});
