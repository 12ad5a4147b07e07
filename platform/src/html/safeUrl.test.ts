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

const long = (length: number) => `/${'x'.repeat(length - 1)}`;
test('[G10] an address – of 4,096 characters – is safe, one more is not', () => {
  const web = `https://a.example${long(4096 - 17)}`;
  expect([safeUrl(web), safeUrl(`${web}x`)]).toEqual([web, undefined]);
  expect([sitePath(long(4096)), sitePath(long(4097))]).toEqual([long(4096), undefined]);
});

test('[G10] blanks and a password alone – around and in an address – go, and are refused', () => {
  expect(sitePath(' /media/1 ')).toBe('/media/1');
  expect(resolveAddress(' //a.example/c ', undefined)).toBe('https://a.example/c');
  expect(safeUrl('https://:pass@a.example/')).toBeUndefined();
  expect(safeUrl('', { base: 'https://a.example/' })).toBeUndefined();
});

test.each([
  ['/media/1', undefined, '/media/1'],
  ['/media/1', '', undefined],
  ['media/1', '', undefined],
  ['///a.example', undefined, undefined],
  ['https://a.example//b', '', 'https://a.example//b'],
  ['mailto:a@b.example', undefined, undefined],
])('[K5] an address %s – in a text of %j – is %s', (value, base, expected) => {
  expect(resolveAddress(value, base)).toBe(expected);
});

test('[K5] an address of another scheme – where that is allowed – stays as it is', () => {
  expect(resolveAddress('mailto:a@b.example', undefined, ['mailto:'])).toBe('mailto:a@b.example');
  expect(resolveAddress('mailto:a@b.example', 'https://a.example/', ['mailto:'])).toBe('mailto:a@b.example');
});
