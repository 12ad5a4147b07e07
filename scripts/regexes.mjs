// Patterns of regular expressions that take quadratic time or worse. `testing/rules/regexes.test.ts` shows what is found.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { check } from 'recheck';
import { parseSync } from 'vite';
import { sourcesIn } from './sources.mjs';

/** Folders whose patterns meet texts from outside. */
export const regexFolders = ['contract/src', 'platform/src'];

const isChecked = (path) => /\.tsx?$/.test(path) && !/(\.test|\bsamples)\.tsx?$/.test(path);

function* nodesIn(node) {
  if (node?.type) yield node;
  for (const value of Object.values(node ?? {}))
    if (typeof value === 'object' && value !== null) yield* nodesIn(value);
}

/** Literals of a file, and calls of the constructor as `{ built }`. */
function regexesOf(file, text) {
  return [...nodesIn(parseSync(file, text).program)].flatMap((node) => {
    if (node.type === 'Literal' && node.regex) return [{ file, ...node.regex }];
    const isBuilt = /^(New|Call)Expression$/.test(node.type) && node.callee.name === 'RegExp';
    return isBuilt ? [{ file, built: true }] : [];
  });
}

/** @param {string} base @param {string[]} folders */
export const regexesIn = (base, folders) =>
  sourcesIn(base, folders, isChecked).flatMap((file) =>
    regexesOf(file, readFileSync(join(base, file), 'utf8')),
  );

/** Without `*`, `+` and `{n,}` a pattern reads a bounded number of characters from each place. */
const isUnbounded = ({ pattern }) =>
  /[*+]|\{\d+,\}/.test(pattern.replace(/\\./g, '_').replace(/\[[^\]]*\]/g, '_'));

/** Of one pattern; all take less than a second where nothing else runs. A proof that does not end is none. */
const PROOF_MS = 120_000;

/**
 * Patterns without a proof that their time grows with the length of the text alone, as lines. The proof is by automata:
 * its result is the same on every machine. It does not know lookarounds and back references.
 * @param {{ file: string, pattern: string, flags: string }[]} regexes
 */
export async function slowRegexes(regexes) {
  const lines = [];
  for (const { file, pattern, flags } of regexes.filter(isUnbounded)) {
    const { status, complexity, error } = await check(pattern, flags, {
      checker: 'automaton',
      timeout: PROOF_MS,
    });
    if (status !== 'safe')
      lines.push(`${file} /${pattern}/${flags}: ${complexity?.summary ?? error?.message ?? status}`);
  }
  return lines;
}
