import { expect, test } from 'vitest';
import { resolveAddress, safeUrl, sitePath } from './safeUrl';

test.each([
  ['https://a.example/b?c=d#e', 'https://a.example/b?c=d#e'],
  ['  http://A.example ', 'http://a.example/'],
  ['https://文.example/路', 'https://xn--7dv.example/%E8%B7%AF'],
])('[G10] %s is safe', (value, expected) => {
  expect(safeUrl(value)).toBe(expected);
});

test.each([
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,x',
  'file:///etc/passwd',
  'ftp://a.example/',
  'https://user@a.example/',
  'https://user:pass@a.example/',
  'https:\\\\a.example\\',
  'https://a.example/\u0000',
  '//a.example/',
  '/path',
  '',
  `https://a.example/${'x'.repeat(5000)}`,
])('[G10] %s is not', (value) => {
  expect(safeUrl(value)).toBeUndefined();
});

test.each([
  ['/media/1?a=b', '/media/1?a=b'],
  ['/a/../b', '/b'],
  ['//a.example/', undefined],
  ['/\\a.example/', undefined],
  ['/.//a.example/', undefined],
  ['media/1', undefined],
  ['https://a.example/', undefined],
])('[G10] %s as a path on this site is %s', (value, expected) => {
  expect(sitePath(value)).toBe(expected);
});

test('[K5] an address in a text is resolved against where the text comes from', () => {
  expect(resolveAddress('../c', 'https://a.example/b/d')).toBe('https://a.example/c');
  expect(resolveAddress('../c', undefined)).toBeUndefined();
  expect(resolveAddress('//a.example/c', undefined)).toBe('https://a.example/c');
});
