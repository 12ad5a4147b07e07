import { expect, test } from 'vitest';
import { asksReaders } from './asksReaders';

test.each([
  ['', true],
  ['?xyt=1', true],
  ['?isShare=true', true],
  ['?isShare=true&dark=true', true],
  ['?yl=1', false],
  ['?isPreview=true', false],
  ['?ck=1', false],
  ['?isView=true', false],
  ['?cms=1', false],
  ['?inCmsPage=true', false],
  ['?isShare=true&yl=1', false],
])('[G7] “%s” – opened in the messenger – is of readers: %s', (search, expected) => {
  expect(asksReaders(search)).toBe(expected);
});
