import { readFileSync } from 'node:fs';
import { operations } from '@contract/operations';
import { servedOperations } from '@testing/operationSamples';
import { describe, expect, test } from 'vitest';
import { lawMistakes, lawTablePath, lawTableText } from '../../scripts/lawTable.mjs';
import { coverageMistakes, coveragePath, coverageText, readCoverage } from '../../scripts/rowCoverage.mjs';
import { notYet } from '../../scripts/rowsNotYet.mjs';

const coverage = readCoverage();

describe('rows and their tests', () => {
  test('every row – unless it is listed as not yet built – has a test', () => {
    expect(coverage.size).toBeGreaterThan(330);
    expect(new Set([...coverage.values()].flat()).size).toBeGreaterThan(490);
    expect(coverageMistakes(coverage)).toEqual([]);
  });

  test('coverage.md – after any change of tests or rows – is what `npm run coverage:rows` writes', () => {
    expect(readFileSync(new URL(`../../${coveragePath}`, import.meta.url), 'utf8')).toBe(
      coverageText(coverage),
    );
  });

  test('rules.md – after any change of rules, tests or rows – is what `npm run coverage:rows` writes, and each rule has its rows, settings and files', () => {
    expect(readFileSync(new URL(`../../${lawTablePath}`, import.meta.url), 'utf8')).toBe(
      lawTableText(coverage),
    );
    expect(lawMistakes(coverage)).toEqual([]);
  });

  test('a rule of law – without a row, a test, a file, a setting – is a mistake, one that is left with its reason is none', () => {
    const rule = { rule: 'one', law: 'x', read: 'text', rows: [], settings: [], files: [] } as const;
    const wrong = [
      rule,
      { ...rule, rule: 'left', left: 'why' },
      {
        ...rule,
        rule: 'two',
        rows: ['Z1', 'K25'],
        files: ['nothing.ts', 'README.md'],
        settings: ['nowhere', 'footer'],
      },
    ];
    expect(lawMistakes(coverage, undefined, wrong)).toEqual([
      'one: no row, and no reason',
      'two: Z1 has no test',
      'two: there is no nothing.ts',
      'two: docs/operating.md has no nowhere',
    ]);
  });

  test('an operation – once the platform serves it – is not listed as not yet built', () => {
    const served = new Set(servedOperations.map(({ name }) => name));
    expect(served.size).toBeGreaterThan(200);
    const rows = operations.filter(({ name }) => served.has(name)).flatMap(({ row }) => row.split(', '));
    expect(rows.filter((row) => notYet.includes(`wire ${row}`))).toEqual([]);
  });

  test('a row – without a test, with one though listed, on shapes alone, or unknown – is a mistake', () => {
    const served = 'platform/src/served.test.ts';
    const some = new Map([
      ['A1', []],
      ['A2', ['a.test.ts']],
      ['A3', [served]],
      ['A4', [served, 'a.test.ts']],
    ]);
    expect(coverageMistakes(some, ['A2', 'A9'], { A4: 'the rest', A8: 'all' })).toEqual([
      'A1 has no test',
      'A2 has a test: take it off scripts/rowsNotYet.mjs',
      `A3 has no test of its values: ${served} compares shapes`,
      'A9 is no row',
      'A8 is no row',
    ]);
  });

  test('a row with several screens – one of them not built – is listed screen by screen', () => {
    expect(coverage.get('F24 tagList')).toContain('touch/src/screens/lists.test.ts');
    expect(coverage.get('F24 circleDetail')).toBeDefined();
  });
});
