import { createECDH } from 'node:crypto';
import { publishedSm2 } from '@testing/sm2Vector';
import { expect, test } from 'vitest';
import { sharedXOf } from './sm2Secret';

const drawn = () => {
  const curve = createECDH('SM2');
  const point = curve.generateKeys().subarray(1);
  return { privateKey: curve.getPrivateKey('hex'), point };
};

test('[wire D5] the point that two pairs of keys share – from either side, by the library and by the machine – has one x', () => {
  for (let turn = 0; turn < 10; turn += 1) {
    const [one, other] = [drawn(), drawn()];
    const found = [false, undefined].flatMap((isNative) => [
      sharedXOf(one.privateKey, isNative)(other.point)?.toString('hex'),
      sharedXOf(other.privateKey, isNative)(one.point)?.toString('hex'),
    ]);
    expect(found[0]).toMatch(/^[0-9a-f]{64}$/);
    expect(new Set(found).size).toBe(1);
  }
});

const point = Buffer.from(publishedSm2.c1, 'hex');
test.each<[string, Buffer]>([
  ['beside the curve', Buffer.concat([point.subarray(0, 63), Buffer.of((point[63] ?? 0) ^ 1)])],
  ['zeros', Buffer.alloc(64)],
  ['coordinates beyond the field', Buffer.alloc(64, 0xff)],
  ['too short', point.subarray(1)],
  ['nothing', Buffer.alloc(0)],
])('[K8] a point – %s – shares nothing, by the library and by the machine', (_, bytes) => {
  const { privateKey } = publishedSm2;
  expect(sharedXOf(privateKey, false)(bytes)).toBeUndefined();
  expect(sharedXOf(privateKey)(bytes)).toBeUndefined();
});
