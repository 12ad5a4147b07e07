import { expect, test } from 'vitest';
import { pictureShape } from './pictureShape';

test.each([
  [{ width: 1200, height: 400 }, '1200:400'],
  [{ width: 400, height: 300 }, '400:300'],
  [{ width: 400, height: 301 }, '4:3'],
  [{ width: 300, height: 1200 }, '4:3'],
  [{ width: 0, height: 0 }, '3:1'],
  [{ width: 1200, height: 0 }, '3:1'],
])('[J3] a picture of %j is given the box %s', (picture, box) => {
  expect(pictureShape(picture)).toBe(box);
});
