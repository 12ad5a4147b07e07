import { expect, test } from 'vitest';
import { readBitmap } from './bitmap';

const RED = [0, 0, 255, 0];
const GREEN = [0, 255, 0, 0];
const BLUE = [255, 0, 0, 0];
const WHITE = [255, 255, 255, 0];

/** A file of Windows: rows from the bottom up, each filled up to four bytes. */
function bitmap(width: number, height: number, bits: number, palette: number[][], rows: number[][]): Buffer {
  const head = Buffer.alloc(54);
  head.write('BM');
  head.writeUInt32LE(54 + palette.length * 4, 10);
  head.writeUInt32LE(40, 14);
  head.writeInt32LE(width, 18);
  head.writeInt32LE(height, 22);
  head.writeUInt16LE(bits, 28);
  const filled = rows.map((row) => [...row, ...Array.from({ length: (4 - (row.length % 4)) % 4 }, () => 0)]);
  return Buffer.concat([head, Buffer.from(palette.flat()), Buffer.from(filled.flat())]);
}
/** Its dots from the top left, each as a letter. */
function dotsOf(file: Buffer): string {
  const { data, width, height } = readBitmap(file, 1000);
  const letters: Record<string, string> = { ff0000: 'r', '00ff00': 'g', '0000ff': 'b', ffffff: 'w' };
  const dots = Array.from({ length: width * height }, (_, n) => data.toString('hex', n * 3, n * 3 + 3));
  const line = dots.map((dot) => letters[dot] ?? '?').join('');
  return (line.match(new RegExp(`.{${width}}`, 'g')) ?? []).join('/');
}

test.each([
  [
    'a scan in two colours',
    bitmap(
      10,
      2,
      1,
      [RED, WHITE],
      [
        [0b10000000, 0b01000000],
        [0b11111111, 0b11000000],
      ],
    ),
  ],
  [
    'a drawing in sixteen',
    bitmap(
      10,
      2,
      4,
      [RED, WHITE],
      [
        [0x10, 0, 0, 0, 0x01],
        [0x11, 0x11, 0x11, 0x11, 0x11],
      ],
    ),
  ],
  [
    'one in 256',
    bitmap(10, 2, 8, [RED, WHITE], [[1, 0, 0, 0, 0, 0, 0, 0, 0, 1], Array.from({ length: 10 }, () => 1)]),
  ],
])('[H4] %s is read', (_, file) => {
  expect(dotsOf(file)).toBe('wwwwwwwwww/wrrrrrrrrw');
});

test('[H4] a photo of 24 bits is read, and one of 32', () => {
  const three = [RED, GREEN, BLUE];
  expect(dotsOf(bitmap(3, 1, 24, [], [three.flatMap((dot) => dot.slice(0, 3))]))).toBe('rgb');
  expect(dotsOf(bitmap(3, 1, 32, [], [three.flat()]))).toBe('rgb');
});

test('[K7] one that ends too early is damaged; a colour it does not have is black', () => {
  const whole = bitmap(
    8,
    2,
    4,
    [RED, WHITE],
    [
      [1, 1, 1, 1],
      [0xff, 0xff, 0xff, 0xff],
    ],
  );
  expect(() => readBitmap(whole.subarray(0, -1), 1000)).toThrow('damaged');
  expect(readBitmap(whole, 1000).data.subarray(0, 6).toString('hex')).toBe('000000000000');
});
