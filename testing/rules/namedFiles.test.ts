import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { citingFiles } from '../../scripts/productRows.mjs';
import { filesNamedIn, missingFiles } from './namedFiles';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Names that are no file of the repository, each with its reason. */
const exceptions: Readonly<Record<string, string>> = {
  'NNN-name.sql': 'any migration',
  'assets/flexGaps.css': 'a file of the build',
  'line.ts': 'a retired name in examples of its rule',
};
/** Migrations as they were applied: each database knows the checksum of its own. */
const APPLIED = /^platform\/src\/db\/migrations\/0(?:[0-6]\d|7[0-4])-/;

test('files that comments and documents name – all of them – are there', () => {
  const paths = citingFiles(root);
  const known = new Set([...paths, 'docs/product/coverage.md']);
  const read = paths
    .filter((path) => !APPLIED.test(path))
    .map((path) => ({ path, named: filesNamedIn(path, readFileSync(join(root, path), 'utf8')) }));
  expect(read.flatMap(({ named }) => named).length).toBeGreaterThan(500);
  const missing = read.flatMap(({ path, named }) =>
    missingFiles(path, named, known).map((name) => ({ path, name })),
  );
  const unknown = missing.filter(({ name }) => !(name in exceptions));
  expect(unknown.map(({ path, name }) => `${path}: ${name}`)).toEqual([]);
  expect([...new Set(missing.map(({ name }) => name))].toSorted()).toEqual(Object.keys(exceptions));
});

const known = new Set([
  'docs/a.md',
  'docs/b/c.md',
  'platform/src/votes/votes.store.ts',
  'touch/src/ui/A.tsx',
]);
const missingIn = (path: string, text: string) => missingFiles(path, filesNamedIn(path, text), known);

test.each([
  ['a document', 'docs/a.md', 'See `votes.service.ts` and `votes/votes.store.ts`.', ['votes.service.ts']],
  ['a link', 'docs/b/c.md', '[one](../a.md), [another](../b.md)', ['../b.md']],
  ['a comment', 'touch/src/a.ts', "/** Drawn by `ui/B.tsx`. */ const a = 'no.ts'; // ui/A.tsx", ['ui/B.tsx']],
  ['a style sheet', 'touch/src/a.css', '.a {} /* as in b.css */', ['b.css']],
  ['an alias', 'platform/src/a.ts', '// @touch/ui/A.tsx, @touch/ui/B.tsx', ['@touch/ui/B.tsx']],
  ['a folder of another file', 'docs/a.md', '`lives/votes.store.ts`', ['lives/votes.store.ts']],
])('%s – names a file that is not there – is found', (_place, path, text, missing) => {
  expect(missingIn(path, text)).toEqual(missing);
});

test.each([
  ['docs/a.md', '`<name>.store.ts`, `*.test.ts`, `texts/{zh,en}.ts`, `./??.ts`, https://a.example/b.md'],
  ['docs/a.md', 'Node.js and hls.js; keys.json of the data folder'],
  ['docs/a.md', '## Retired words\n`line.ts`\n\n```\nexport.md\n```\n'],
])('%s – names a pattern, a package or a retired file: %j – is accepted', (path, text) => {
  expect(missingIn(path, text)).toEqual([]);
});
