// Folders whose tests are measured with mutants (docs/mutants.md), derived from the tree and from what its files import.
import { posix } from 'node:path';
import { importsOf } from '../imports.mjs';
import { filesBelow } from '../sources.mjs';

const roots = ['contract/src', 'platform/src', 'touch/src'];
const isTest = (path) => /\.test\.tsx?$/.test(path);
const isSource = (path) => /\.tsx?$/.test(path) && !/(?:\.test|\.d|\bsamples|\.gallery)\.tsx?$/.test(path);
/** Tests of load take seconds for each fault; a test that reads sources as text fails over changed ones. */
const isLeftOut = (path) => /\/(?:attacks|linearTime|personalDataNames)\.test\.ts$/.test(path);
/** A test that imports it, itself or by another file, needs a database. */
const DATABASE = 'testing/postgres.ts';

/** Folders with tests of their own. @param {string} base the project's root */
export const mutantFolderNames = (base) => [
  ...new Set(roots.flatMap((folder) => [...filesBelow(base, folder)].filter(isTest).map(posix.dirname))),
];

/** Files of the repository that a file runs: its imports and theirs, without types. */
function filesRunBy(base, start, known) {
  const found = new Set();
  const waiting = [start];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path)) continue;
    found.add(path);
    if (!known.has(path))
      known.set(
        path,
        importsOf(base, path)
          .filter(({ to, typeOnly }) => !typeOnly && /^\w+\/.*\.tsx?$/.test(to))
          .map(({ to }) => to),
      );
    waiting.push(...known.get(path));
  }
  return found;
}

/**
 * Files of a folder that its own tests run, and these tests. Tests with a database are left out where others are.
 * @param {string} base the project's root @param {string} folder one of `mutantFolderNames`
 */
export function mutantFolder(base, folder) {
  const files = [...filesBelow(base, folder)].filter((path) => posix.dirname(path) === folder);
  const known = new Map();
  const tests = files
    .filter((path) => isTest(path) && !isLeftOut(path))
    .map((path) => ({ path, runs: filesRunBy(base, path, known) }));
  const pure = tests.filter(({ runs }) => !runs.has(DATABASE));
  const used = pure.length > 0 ? pure : tests;
  return {
    mutate: files.filter((path) => isSource(path) && used.some(({ runs }) => runs.has(path))),
    tests: used.map(({ path }) => path),
    hasDatabase: pure.length === 0,
  };
}
