import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { keyStream, sm3 } from './sm3';

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');
const known = (bytes: Uint8Array) => createHash('sm3').update(bytes).digest('hex');

test('[wire D5] SM3 is that of GB/T 32905, by its own examples', () => {
  expect(hex(sm3(Buffer.from('abc')))).toBe(
    '66c7f0f462eeedd9d1f2d46bdc10e4e24167c4875cf2f7a2297da02b8f4ba8e0',
  );
  expect(hex(sm3(Buffer.from('abcd'.repeat(16))))).toBe(
    'debe9ff92275b8a138604889c18e5a4d6fdb70e5387e5765293dcba39c0c5732',
  );
});

test('[wire D5] and the machine’s own for every length around a block', () => {
  for (let length = 0; length < 200; length += 1) {
    const bytes = Buffer.alloc(length, length);
    expect(hex(sm3(bytes)), `${length} bytes`).toBe(known(bytes));
  }
});

test('[wire D5] the key stream is SM3 over seed and counter, cut where it is wanted', () => {
  const seed = Buffer.from(Array.from({ length: 64 }, (_, at) => at));
  const counted = (counter: number) => known(Buffer.concat([seed, Buffer.of(0, 0, 0, counter)]));
  const whole = counted(1) + counted(2) + counted(3);
  for (const length of [0, 1, 32, 33, 64, 96])
    expect(hex(keyStream(seed, length)), `${length} bytes`).toBe(whole.slice(0, 2 * length));
});
