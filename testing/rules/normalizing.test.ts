import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { missedFolders } from './reach';

const root = fileURLToPath(new URL('../..', import.meta.url));
const FOLDERS = ['contract/src', 'platform/src', 'server'];
/** Normal forms of a text, of a schema too; paths have a function of that name. */
const NORMALIZES = /(?<!\b(?:path|posix|win32))\.normalize\(/;

const sources = FOLDERS.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/(\.test|\bsamples)\.tsx?$/.test(name))
    .map((name) => join(folder, name)),
);

test('[K8] texts of contract, platform and server – normalised – go through the one function that cuts runs of marks', () => {
  expect(missedFolders(sources, { contract: 85, platform: 650, server: 5 })).toEqual([]);
  const normalizing = sources.filter((path) => NORMALIZES.test(readFileSync(join(root, path), 'utf8')));
  expect(normalizing).toEqual(['contract/src/normalizeText.ts']);
});
