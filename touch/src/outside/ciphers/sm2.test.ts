import { sm2Opener } from '@platform/ciphers/sm2';
import { newKeys } from '@platform/keys/keys';
import { publishedSm2 } from '@testing/sm2Vector';
import { expect, test } from 'vitest';
import { utf8Bytes } from './bytes';
import { sm2Encrypt } from './sm2';

const { publicKey, random, message, c1, c2, c3 } = publishedSm2;

test('[wire D5] enciphers the standard’s own example, for a key of 130 digits and of 128', () => {
  for (const key of [publicKey, publicKey.slice(2), publicKey.toUpperCase()])
    expect(sm2Encrypt(key, utf8Bytes(message), () => random)).toBe(c1 + c3 + c2);
});

test('[wire D5] a text enciphered with SM2 – of any length, under any key – is opened by the platform', () => {
  for (const length of [1, 31, 32, 33, 1000]) {
    const { privateKey, publicKey } = newKeys().sm2;
    const text = '中'.repeat(length);
    const cipher = sm2Encrypt(publicKey, utf8Bytes(text));
    expect(cipher).toMatch(/^[0-9a-f]+$/);
    expect(sm2Opener(privateKey)(Buffer.from(cipher, 'hex'))?.toString()).toBe(text);
  }
});

test.each([1n, 2n, 3n, 1n << 64n, (1n << 64n) - 1n, (1n << 192n) + 5n])(
  '[wire D5] the number %d makes no exception',
  (k) => {
    const cipher = sm2Encrypt(publicKey, utf8Bytes(message), () => k);
    const opened = sm2Opener(publishedSm2.privateKey)(Buffer.from(cipher, 'hex'));
    expect(opened?.toString()).toBe(message);
  },
);

test('[wire D5] the same text twice looks different', () => {
  const once = sm2Encrypt(publicKey, utf8Bytes(message));
  expect(sm2Encrypt(publicKey, utf8Bytes(message))).not.toBe(once);
});

test.each([
  '',
  '04',
  'xy'.repeat(64),
  '1'.repeat(128),
  `05${publicKey.slice(2)}`,
  publicKey.replace(/.$/, '4'),
])('[wire D5] %j is no key', (key) => {
  expect(() => sm2Encrypt(key, utf8Bytes(message))).toThrow('no SM2 key');
});
