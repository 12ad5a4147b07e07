import { expect, test } from 'vitest';
import { selectTests } from '../scripts/selectTests.mjs';

const files = [
  { path: 'platform/src/exports/exports.test.ts', text: "test('[K8] five a day', …)" },
  { path: 'platform/src/comments/comments.test.ts', text: "test('[H1] a pending reply', …)" },
  { path: 'e2e/comments.test.ts', text: 'test(titleIn(language), …)' },
];
const select = (...words: string[]) => selectTests(files, words);

test('npm test – a word of a path – runs all tests of the files that have it', () => {
  expect(select('Comments')).toEqual({
    paths: ['platform/src/comments/comments.test.ts', 'e2e/comments.test.ts'],
  });
  expect(select('e2e/', 'exports').paths).toEqual([
    'platform/src/exports/exports.test.ts',
    'e2e/comments.test.ts',
  ]);
});

test('npm test – words of a title – runs the tests whose title has them, brackets taken literally', () => {
  const { paths, pattern = '' } = select('[H1]', 'pending');
  expect(paths).toEqual(['platform/src/comments/comments.test.ts']);
  expect('[H1] a pending reply').toMatch(new RegExp(pattern));
  expect('H1 a pending reply').not.toMatch(new RegExp(pattern));
});

test('npm test – a path and a title – the title is searched in the files of the path', () => {
  expect(select('exports', 'five a day').paths).toEqual(['platform/src/exports/exports.test.ts']);
  // a title that is put together from variables
  expect(select('e2e/', 'in German').paths).toEqual(['e2e/comments.test.ts']);
});

test('npm test – words that stand nowhere – selects nothing', () => {
  expect(select('nowhere').paths).toEqual([]);
});
