import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';
import { regexesIn, regexFolders, slowRegexes } from '../../scripts/regexes.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Some seconds where nothing else runs. */
const LIMIT_MS = 900_000;

/** Modules that build patterns while they are loaded. */
const building = {
  'contract/src/prose/bodyMarkup.ts': () => import('@contract/prose/bodyMarkup'),
  'platform/src/html/words.ts': () => import('@platform/html/words'),
  'platform/src/search/finder.rules.ts': () => import('@platform/search/finder.rules'),
  'platform/src/searchTerms/fold.ts': () => import('@platform/searchTerms/fold'),
  'platform/src/searchTerms/runs.ts': () => import('@platform/searchTerms/runs'),
};
/** `^[0-9a-f]{32}$` and the like; cells of 64, texts of 40 and dates of 80 characters at most. */
const BOUNDED = [
  'platform/src/keys/keys.ts',
  'platform/src/csv/csv.document.ts',
  'platform/src/html/sources/emoji.ts',
  'platform/src/wire/dates.ts',
];

test('[K8] regular expressions of contract and platform – proven by automata – take linear time', {
  timeout: LIMIT_MS,
}, async () => {
  const literals = regexesIn(root, regexFolders).filter(({ built }) => !built);
  expect(literals.length).toBeGreaterThan(400);
  expect(await slowRegexes(literals)).toEqual([]);
});

test('[K8] regular expressions that are built while a module is loaded – proven by automata – take linear time', {
  timeout: LIMIT_MS,
}, async () => {
  const files = regexesIn(root, regexFolders).filter(({ built }) => built);
  expect([...new Set(files.map(({ file }) => file))].sort()).toEqual(
    [...Object.keys(building), ...BOUNDED].sort(),
  );
  const built: { file: string; pattern: string; flags: string }[] = [];
  class Recorded extends RegExp {
    constructor(pattern: string | RegExp, flags?: string) {
      super(pattern, flags);
      built.push({ file: '', pattern: this.source, flags: this.flags });
    }
  }
  vi.stubGlobal('RegExp', Recorded);
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  vi.resetModules();
  for (const load of Object.values(building)) await load();
  vi.unstubAllGlobals();
  expect(built.length).toBeGreaterThanOrEqual(Object.keys(building).length);
  // The runs of searchTerms look ahead by one character; the proof knows no lookahead.
  expect(await slowRegexes(built)).toEqual([expect.stringMatching(/Script=Han.*: look-ahead assertion$/)]);
});

test('[K8] a regular expression – its time grows faster than its text – is named with its file', async () => {
  const base = mkdtempSync(join(tmpdir(), 'touchpaper-regexes-'));
  onTestFinished(() => rmSync(base, { recursive: true, force: true }));
  mkdirSync(join(base, 'src'));
  const patterns = [
    String.raw`/\[gallery([^\]]*)\]/g`,
    String.raw`/\[gallery([^[\]]*)\]/g`,
    String.raw`/\s+$/`,
    '/^(a+)+$/',
    String.raw`/<(b|i)>.*<\/\1>/`,
    '/a{2,9}/',
  ];
  writeFileSync(
    join(base, 'src', 'a.ts'),
    patterns.map((pattern) => `export const _ = ${pattern};`).join('\n'),
  );
  expect(await slowRegexes(regexesIn(base, ['src']))).toEqual([
    `src/a.ts ${patterns[0]}: 2nd degree polynomial`,
    `src/a.ts ${patterns[2]}: 2nd degree polynomial`,
    `src/a.ts ${patterns[3]}: exponential`,
    `src/a.ts ${patterns[4]}: back-reference`,
  ]);
});
