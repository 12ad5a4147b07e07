import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { testFiles } from '../../scripts/selectTests.mjs';
import { isFragment, testTitles } from './titles';

const root = fileURLToPath(new URL('../..', import.meta.url));

test('titles of tests – in every file – begin with a subject, and no question word', () => {
  const files = testFiles(root);
  expect(files.length).toBeGreaterThan(570);
  const titles = files.flatMap(({ path, text }) =>
    testTitles(path, text).map((one) => ({ ...one, place: `${path}:${one.line}` })),
  );
  expect(titles.length).toBeGreaterThan(3200);
  expect(
    titles.filter(({ title }) => isFragment(title)).map(({ place, title }) => `${place}: ${title}`),
  ).toEqual([]);
});

test('testTitles – a group, a table, a condition, a template – every title with its line', () => {
  const text = [
    "describe('a', () => {",
    "  test.each([1])('b %s', run);",
    "  test.skipIf(missing)('c', run);",
    '  for (const e of list) it.each`x`(`d %s`, () => {',
    "    run('test');",
    '  });',
    '});',
    "expect('f').toBe('g');",
  ].join('\n');
  expect(testTitles('a.test.ts', text)).toEqual([
    { title: 'a', line: 1 },
    { title: 'b %s', line: 2 },
    { title: 'c', line: 3 },
    { title: 'd %s', line: 4 },
  ]);
});

test.each([
  ['what is over is gone', true],
  ['Whoever leaves', true],
  ['whose login ended', true],
  ['how long it takes', true],
  ['the whole list', false],
  ['howling', false],
  ['a list – shown when it is empty – says so', false],
])('isFragment – %s, with and without rows – is %s', (title, found) => {
  const rows = ['A1', 'wire g1'].map((row) => `[${row}]`).join('');
  expect([isFragment(title), isFragment(`${rows} ${title}`)]).toEqual([found, found]);
});
