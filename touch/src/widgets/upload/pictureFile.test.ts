import { readFileSync } from 'node:fs';
import { photographs } from '@testing/realInput';
import { expect, test } from 'vitest';
import { drawnSize, formatOf, pictureFormat } from './pictureFile';

const file = (name: string, bytes: readonly number[]) => new File([new Uint8Array(bytes)], name);
const JPEG = [0xff, 0xd8, 0xff, 0xe0];

test.each([
  ['a.jpg', JPEG, 'jpg'],
  ['A.JPEG', JPEG, 'jpg'],
  ['b.png', [0x89, 0x50, 0x4e, 0x47, 1], 'png'],
  ['c.gif', [0x47, 0x49, 0x46, 0x38], 'gif'],
  ['d.bmp', [0x42, 0x4d], 'bmp'],
  ['1000012345', JPEG, 'jpg'],
  ['1000012345', [0x3c, 0x73, 0x76, 0x67], undefined],
  ['e.jpg', [0x3c, 0x73, 0x76, 0x67], undefined],
  ['f.svg', JPEG, undefined],
  ['g.jpg.exe', JPEG, undefined],
  ['h.webp', JPEG, undefined],
  ['empty.png', [], undefined],
] as const)('[H4] %s is judged by its name and by its content', async (name, bytes, format) => {
  expect(await pictureFormat(file(name, bytes))).toBe(format);
});

test('[H4] a large photo is drawn with its longer edge at 2560 px, a small one as it is', () => {
  expect(drawnSize(4000, 3000)).toEqual({ width: 2560, height: 1920 });
  expect(drawnSize(3000, 8000)).toEqual({ width: 960, height: 2560 });
  expect(drawnSize(800, 600)).toEqual({ width: 800, height: 600 });
  expect(drawnSize(100_000, 1)).toEqual({ width: 2560, height: 1 });
});

test.each(photographs())('[H4] the photograph $name – by its first bytes – is a JPEG', ({ path }) =>
  expect(formatOf(readFileSync(path))).toBe('jpg'),
);
