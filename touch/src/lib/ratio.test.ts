import { expect, test } from 'vitest';
import { aspectRatio } from './ratio';

test.each([
  ['399:224', 399 / 224],
  ['16-9', 16 / 9],
  ['4*3', 4 / 3],
  ['3/4', 3 / 4],
  [' 1 : 1 ', 1],
  ['2.35:1', 2.35],
])('[C5] %s is split', (text, ratio) => {
  expect(aspectRatio(text)).toBe(ratio);
});

test.each(['', '16', '16:', ':9', '0:9', '16:0', '-16:9', 'a:b', '1:2:3', 'Infinity:1', null, undefined])(
  '[C5] %j falls back to 16:9',
  (text) => {
    expect(aspectRatio(text)).toBe(16 / 9);
  },
);
