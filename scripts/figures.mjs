// `node scripts/figures.mjs` prints how the code is cut: folders, short files, repeated blocks, lines (docs/decisions/154-chunks-by-name.md).
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './tools.mjs';

const PRODUCT = ['contract/src', 'platform/src', 'touch/src'];
/** A file of so many lines, texts and samples aside, may be part of a neighbour. */
const SHORT_LINES = 20;

/** A form or act that notes by itself that its call is on its way; the others use `useSubmit`. */
const GUARD = /\b(?:busy|isBusy|isSending|sending|deleting)(?:\.current)? = true;|\bset(?:Busy|Sending)\(/;

const isSource = (path) => /\.tsx?$/.test(path);
const isCode = (path) => isSource(path) && !/\.test\.tsx?$|\/texts\/|samples\.ts$/.test(path);

function* filesIn(base, folder) {
  for (const entry of readdirSync(join(base, folder), { withFileTypes: true })) {
    const path = posix.join(folder, entry.name);
    if (entry.isDirectory()) yield* filesIn(base, path);
    else yield path;
  }
}

/** Folders below it that hold one file and no folder. */
export function foldersWithOneFile(base, folder) {
  const counts = new Map();
  for (const path of filesIn(base, folder)) {
    const parent = posix.dirname(path);
    counts.set(parent, (counts.get(parent) ?? 0) + 1);
  }
  const parents = new Set([...counts.keys()].map((path) => posix.dirname(path)));
  return [...counts].filter(([path, count]) => count === 1 && !parents.has(path)).map(([path]) => path);
}

/** @param base folder of the project */
export function figures(base = root) {
  const code = PRODUCT.flatMap((folder) => [...filesIn(base, folder)]).filter(isCode);
  const texts = new Map(code.map((path) => [path, readFileSync(join(base, path), 'utf8')]));
  const linesOf = (text) => text.split('\n').length - 1;
  const counted = (pattern) =>
    [...texts.values()].reduce((sum, text) => sum + [...text.matchAll(pattern)].length, 0);
  const filesWith = (pattern) =>
    [...texts].filter(([path, text]) => path.startsWith('touch/') && pattern.test(text)).length;
  return {
    'files of product code': code.length,
    'lines of product code': [...texts.values()].reduce((sum, text) => sum + linesOf(text), 0),
    [`files of ${SHORT_LINES} lines or fewer`]: [...texts.values()].filter(
      (text) => linesOf(text) <= SHORT_LINES,
    ).length,
    'folders with one file in touch/src/api': foldersWithOneFile(base, 'touch/src/api').length,
    'folders with one file in touch/src/features': foldersWithOneFile(base, 'touch/src/features').length,
    'notices of a failed query written out': counted(/<Notice\s+kind="failed"/g),
    'files that guard a call by hand': filesWith(GUARD),
    'files of platform/src/queues': [...filesIn(base, 'platform/src/queues')].filter(isCode).length,
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  for (const [name, value] of Object.entries(figures())) console.log(`${name.padEnd(46)} ${value}`);
