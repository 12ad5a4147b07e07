import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import {
  citationsOf,
  citingFiles,
  readDefinitions,
  rowsOfTitle,
  undefinedCitations,
} from '../../scripts/productRows.mjs';
import { missedFolders } from './reach';

const folder = mkdtempSync(join(tmpdir(), 'touchpaper-rows-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const reference = [
  '# S§4 States',
  '- **G4** 10111: refresh, retry once.',
  '- **F24** `columnDetail`, `tagList`.',
  '## wire W7 Status codes',
  '### wire S8 Comment',
  '| **wire g13** | discussView |',
].join('\n');

/** The undefined citations of a repository of one reference and one file. */
function undefinedIn(path: string, text: string, product = reference): string[] {
  const base = mkdtempSync(join(folder, 'r-'));
  for (const [file, content] of [
    ['docs/product/rows.md', product],
    [path, text],
  ] as const) {
    mkdirSync(dirname(join(base, file)), { recursive: true });
    writeFileSync(join(base, file), content);
  }
  return undefinedCitations(base);
}

/** The source of a test with these rows in its title; written so that this file's own titles do not name them. */
const titled = (...rows: string[]) => `test('${brackets(...rows)} once', run);`;
const brackets = (...rows: string[]) => rows.map((row) => `[${row}]`).join('');

const codesIn = (path: string, text: string) => citationsOf(path, text).map(({ code }) => code);

describe('the repository', () => {
  test('every cited code – in sources, tests and documents – is defined once in docs/product', () => {
    const least = {
      ...{ bench: 40, contract: 95, demo: 200, docs: 170, e2e: 110, platform: 950, scripts: 50, server: 5 },
      ...{ testing: 95, touch: 1600 },
    };
    expect(missedFolders(citingFiles(), least)).toEqual([]);
    expect(undefinedCitations()).toEqual([]);
  });

  test('the reference – all families – has every row', () => {
    const codes = [...readDefinitions().rows.keys()];
    const count = (family: RegExp) => codes.filter((code) => family.test(code)).length;
    expect(count(/^S§\d$/)).toBe(9);
    expect(count(/^[A-K]\d+$/)).toBe(129);
    expect(count(/^wire W/)).toBe(26);
    expect(count(/^wire S\d+$/)).toBe(31);
    expect(count(/^wire D/)).toBe(9);
    expect(count(/^wire [gfoaxn]/)).toBe(92 + 16 + 15 + 1 + 27 + 34);
  });
});

describe('citations', () => {
  test.each<[place: string, path: string, text: string, codes: string[]]>([
    ['a comment', 'touch/src/a.ts', '// refreshed once (G4, S§4)', ['G4', 'S§4']],
    [
      'a list of the wire',
      'touch/src/a.ts',
      '/** Wire S8, W7 and g13. */',
      ['wire S8', 'wire W7', 'wire g13'],
    ],
    ['a range of the wire', 'touch/src/a.ts', '// in parts (wire o9–o12)', ['wire o9', 'wire o12']],
    ['a row behind a list of the wire', 'touch/src/a.ts', '// (wire W7, G4)', ['wire W7', 'G4']],
    ['a type', 'touch/src/a.ts', '/** `List<S8>` of comments. */', ['wire S8']],
    ['a code span', 'touch/src/a.ts', '// titles like `[=x1]`', []],
    ['an identifier', 'touch/src/a.ts', "const g13 = 'W7';", []],
    ['a style sheet', 'touch/src/a.css', '.a { color: #c4c4c4; } /* G4 */', ['G4']],
    ['a script of a page', 'platform/src/a.js', '// the ledger (K11)', ['K11']],
    ['a migration', 'platform/src/a.sql', 'select 1; -- wire S8', ['wire S8']],
    ['a document', 'docs/a.md', 'Refresh (G4).\n```\nwire W7\n```', ['G4']],
    ['a title', 'touch/src/a.test.ts', titled('G4', 'wire W7, S8'), ['G4', 'wire W7', 'wire S8']],
    ['the row of an operation', 'contract/src/a.ts', "({ row: 'g13, f1' })", ['wire g13', 'wire f1']],
  ])('%s – as the legend has it – is read', (_place, path, text, codes) => {
    expect(codesIn(path, text)).toEqual(codes);
  });

  test.each<[fault: string, path: string, text: string, found: string]>([
    ['a row that is not there', 'touch/src/a.ts', '// (G99)', 'touch/src/a.ts:1: G99 is not defined'],
    ['a wire row without its word', 'touch/src/a.ts', '\n// (W7)', 'touch/src/a.ts:2: W7 is not defined'],
    [
      'the same in square brackets',
      'touch/src/a.ts',
      '// as there [W7]',
      'touch/src/a.ts:1: W7 is not defined',
    ],
    ['an unknown row of the start program', 'server/a.ts', '// (G99)', 'server/a.ts:1: G99 is not defined'],
    ['an unknown row in a title', 'e2e/a.test.ts', titled('K99'), 'e2e/a.test.ts:1: K99 is not defined'],
    [
      'a part that its row does not name',
      'e2e/a.test.ts',
      titled('F24 tagLists'),
      'e2e/a.test.ts:1: F24 names no tagLists',
    ],
    ['a range in a title', 'e2e/a.test.ts', titled('I1–I5'), 'e2e/a.test.ts:1: I1–I5 is not defined'],
    ['an unknown row in a document', 'docs/a.md', 'See wire g14.', 'docs/a.md:1: wire g14 is not defined'],
  ])('%s – anywhere – is found with its line', (_fault, path, text, found) => {
    expect(undefinedIn(path, text)).toEqual([found]);
  });

  test('a code – defined in two places – is found', () => {
    expect(undefinedIn('docs/a.md', '', `${reference}\n- **G4** again`)).toEqual(['G4 is defined twice']);
  });

  test('a title – with a part, or filled in by its table – names its rows', () => {
    expect(rowsOfTitle(brackets('F24 tagList', 'wire W7 10103'))).toEqual([
      { code: 'F24', part: 'tagList' },
      { code: 'wire W7', part: '10103' },
    ]);
    expect(rowsOfTitle('[wire $row][wire %s]')).toEqual([]);
  });
});
