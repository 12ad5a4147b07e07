import { expect, test } from 'vitest';
import { plainText, readMinutes, wordCount } from './plainText';

test('[D3] markup and comments go, blocks end a line, white space is one space', () => {
  expect(
    plainText('<h2>A &amp;  B</h2>\n<p>c<br>d <b>e</b></p><!--IMAGEARRAY#0--><script>f()</script>'),
  ).toBe('A & B\nc\nd e');
});

test.each([
  ['澜川县今天通车。', 7],
  ["The mayor's 3,000 trees", 4],
  ['བོད་སྐད་ཡིན།', 3],
  ['新 GDP 增长5.2%', 5],
  ['', 0],
])('[D5] %s has %i words', (text, words) => {
  expect(wordCount(text)).toBe(words);
});

test.each([
  ['', 1],
  ['字'.repeat(400), 1],
  ['字'.repeat(401), 2],
  ['word '.repeat(600), 3],
  [`${'字'.repeat(200)} ${'word '.repeat(101)}`, 2],
])('[D5] reading time of sample %# is counted in whole minutes', (text, minutes) => {
  expect(readMinutes(text)).toBe(minutes);
});
