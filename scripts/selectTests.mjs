import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const skipped = new Set(['node_modules', 'dist', 'data', 'coverage', '.git']);

function* filesBelow(root, folder) {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) {
      if (!skipped.has(entry.name)) yield* filesBelow(root, path);
    } else if (/\.test\.tsx?$/.test(entry.name)) yield path;
  }
}

/** Every test file of the repository with its text. */
export const testFiles = (root) =>
  [...filesBelow(root, '')].sort().map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Selects test files by words. A word that is part of a file's path selects that file; every other word must stand in the
 * title of a test.
 * @returns paths, and the pattern that titles must match; `pattern` is absent where all tests of the files run.
 */
export function selectTests(files, words) {
  const isInPath = (path, word) => path.toLowerCase().includes(word.toLowerCase());
  const pathWords = words.filter((word) => files.some(({ path }) => isInPath(path, word)));
  const titleWords = words.filter((word) => !pathWords.includes(word));
  const byPath =
    pathWords.length === 0
      ? files
      : files.filter(({ path }) => pathWords.some((word) => isInPath(path, word)));
  if (titleWords.length === 0) return { paths: byPath.map(({ path }) => path) };
  const byTitle = byPath.filter(({ text }) => titleWords.every((word) => text.includes(word)));
  // A title may be put together while the tests are collected: then only the files that were named can be searched.
  const found = byTitle.length > 0 || pathWords.length === 0 ? byTitle : byPath;
  return {
    paths: found.map(({ path }) => path),
    pattern: titleWords.map((word) => `(?=.*${escaped(word)})`).join(''),
  };
}
