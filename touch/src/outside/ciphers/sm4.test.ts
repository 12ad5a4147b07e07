import { createCipheriv } from 'node:crypto';
import { expect, test } from 'vitest';
import { sm4Encrypt } from './sm4';

const KEY = '0123456789abcdeffedcba9876543210';
const NONE = '0'.repeat(32);

test('[wire D7] SM4 is that of GB/T 32907: one block by its own example', () => {
  // the example's block, reached from a text through the chain's start
  const text = 'sixteen letters!';
  const iv = Buffer.from(KEY, 'hex').map((byte, at) => byte ^ text.charCodeAt(at));
  expect(sm4Encrypt(KEY, Buffer.from(iv).toString('hex'), text).slice(0, 32)).toBe(
    '681edf34d206965e86b3e94f536e4246',
  );
});

test('[wire D7] chained and padded as the machine’s own does it, for every length around a block', () => {
  for (const length of [0, 1, 15, 16, 17, 31, 32, 100]) {
    const text = '雪'.repeat(length);
    for (const iv of [NONE, KEY]) {
      const known = createCipheriv('sm4-cbc', Buffer.from(KEY, 'hex'), Buffer.from(iv, 'hex'));
      expect(sm4Encrypt(KEY, iv, text)).toBe(known.update(text, 'utf8', 'hex') + known.final('hex'));
    }
  }
});
