// `npm run coverage:rows` writes docs/product/coverage.md: each row, and the test files whose titles name it; and docs/product/rules.md.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lawMistakes, lawTablePath, lawTableText } from './lawTable.mjs';
import { citingFiles, readDefinitions, titlesOf } from './productRows.mjs';
import { inPart, notYet } from './rowsNotYet.mjs';
import { root } from './tools.mjs';

export const coveragePath = 'docs/product/coverage.md';

const behaviour = /^[A-K]\d+$/;
const operation = /^wire [gfoaxn]\d+$/;

/** An operation's name stands in its declaration or is its key among the addresses that the declaration spreads. */
const declaration = /(?:\bname: '|\.\.\.\w+\.)(\w+)'?,\s+row: '([^']+)'/g;
/** A title `[wire $row]` stands for every operation that the samples of a resource call. It compares shapes: no row rests on it alone. */
const served = { test: 'platform/src/served.test.ts', samples: 'platform/src' };

function servedRows(base) {
  if (!readFileSync(join(base, served.test), 'utf8').includes('[wire $row]')) return [];
  const names = new Set(
    readdirSync(join(base, served.samples), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.samples.ts'))
      .flatMap((file) => [
        ...readFileSync(join(base, served.samples, file), 'utf8').matchAll(
          /^ {2}(\w+): \{\s+(?:\/\/[^\n]*\s+)?calls:/gm,
        ),
      ])
      .map(([, name]) => name),
  );
  return readdirSync(join(base, 'contract/src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => [...readFileSync(join(base, 'contract/src', file), 'utf8').matchAll(declaration)])
    .flatMap(([, name, row]) => (names.has(name) ? row.split(', ').map((code) => `wire ${code}`) : []));
}

/** Names of screens: the first part of every path of S§2. */
const screensOf = (rows) =>
  new Set([...(rows.get('S§2') ?? '').matchAll(/`\/(\w+)/g)].map(([, name]) => name));

/** A row that names several screens is proven screen by screen: "F10 moreLive". */
function partsOf(row, screens) {
  const named = [...row.matchAll(/`(\w+)`/g)].map(([, name]) => name).filter((name) => screens.has(name));
  return named.length > 1 ? [...new Set(named)] : [];
}

const letterOf = (code) => /[A-Za-z](?=\d)/.exec(code)?.[0] ?? '';
const numberOf = (code) => Number(/\d+/.exec(code)?.[0]);
const families = 'ABCDEFGHIJKgfoaxn';

/** Behaviour rows, then operations, each by letter and number. */
const order = (a, b) =>
  families.indexOf(letterOf(a)) - families.indexOf(letterOf(b)) || numberOf(a) - numberOf(b);

/** @returns row, or row and part → the test files that name it, sorted. */
export function readCoverage(base = root) {
  const { rows } = readDefinitions(base);
  const screens = screensOf(rows);
  const tests = new Map();
  const whole = new Set();
  for (const code of [...rows.keys()]
    .filter((code) => behaviour.test(code) || operation.test(code))
    .toSorted(order)) {
    const parts = code.startsWith('F') ? partsOf(rows.get(code) ?? '', screens) : [];
    if (parts.length > 0) whole.add(code);
    for (const key of [code, ...parts.map((part) => `${code} ${part}`)]) tests.set(key, new Set());
  }
  for (const path of citingFiles(base).filter((path) => /\.test\.tsx?$/.test(path)))
    for (const { code, part } of titlesOf(readFileSync(join(base, path), 'utf8')))
      (tests.get(`${code} ${part}`) ?? tests.get(code))?.add(path);
  for (const row of servedRows(base)) tests.get(row)?.add(served.test);
  for (const code of whole) if (tests.get(code)?.size === 0) tests.delete(code);
  return new Map([...tests].map(([key, paths]) => [key, [...paths].toSorted()]));
}

/** @returns a line for each row that has no test of its values though it is not on the list, or is on the list though it has one. */
export function coverageMistakes(coverage, list = notYet, partly = inPart) {
  const named = [...coverage].flatMap(([row, paths]) => {
    if (paths.length === 0 && !list.includes(row)) return [`${row} has no test`];
    if (paths.length > 0 && paths.every((path) => path === served.test))
      return [`${row} has no test of its values: ${served.test} compares shapes`];
    if (paths.length > 0 && list.includes(row))
      return [`${row} has a test: take it off scripts/rowsNotYet.mjs`];
    return [];
  });
  const listed = [...list, ...Object.keys(partly)];
  return [...named, ...listed.filter((row) => !coverage.has(row)).map((row) => `${row} is no row`)];
}

const section = (title, rows) => [
  `## ${title}`,
  '',
  '| Row | Test files |',
  '|---|---|',
  ...rows.map(
    ([row, paths]) => `| ${row} | ${paths.map((path) => `\`${path}\``).join('<br>') || 'not yet'} |`,
  ),
  '',
];

/** The text of docs/product/coverage.md. */
export function coverageText(coverage) {
  const rows = [...coverage];
  const open = rows.filter(([, paths]) => paths.length === 0).length;
  return [
    '# Rows and their tests',
    '',
    `Generated by \`npm run coverage:rows\`; do not edit. A test names a row in its title ([README.md](README.md)). ${rows.length - open} of ${rows.length} rows have a test.`,
    '',
    '## Proven in part',
    '',
    '| Row | Not proven yet |',
    '|---|---|',
    ...Object.entries(inPart).map(([row, lacks]) => `| ${row} | ${lacks} |`),
    '',
    ...section(
      'Behaviour rows',
      rows.filter(([row]) => !row.startsWith('wire')),
    ),
    ...section(
      'Operations of the wire',
      rows.filter(([row]) => row.startsWith('wire')),
    ),
  ].join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const coverage = readCoverage();
  writeFileSync(join(root, coveragePath), coverageText(coverage));
  writeFileSync(join(root, lawTablePath), lawTableText(coverage));
  const mistakes = [...coverageMistakes(coverage), ...lawMistakes(coverage)];
  for (const mistake of mistakes) console.error(mistake);
  process.exitCode = mistakes.length > 0 ? 1 : 0;
}
