import { expect, test } from 'vitest';
import { textIn } from './textIn';

test.each([
  [{ name: 'a' }, 'a'],
  [{ name: 7 }, '7'],
  [{ name: true }, ''],
  [{ name: null }, ''],
  [{ other: 'a' }, ''],
  [null, ''],
  ['name', ''],
  [undefined, ''],
])('[wire W16] the text of a field – in %j – is “%s”', (data, text) => {
  expect(textIn(data, 'name')).toBe(text);
});
