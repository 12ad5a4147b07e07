import { createCipheriv } from 'node:crypto';
import { expect, test } from 'vitest';
import { openSm4 } from './sm4';

const key = '0123456789abcdeffedcba9876543210';
const iv = '000102030405060708090a0b0c0d0e0f';

function sealed(plain: Buffer): string {
  const cipher = createCipheriv('sm4-cbc', Buffer.from(key, 'hex'), Buffer.from(iv, 'hex'));
  return Buffer.concat([cipher.update(plain), cipher.final()]).toString('hex');
}

test.each(['', 'a', '草原上的第一场雪', 'x'.repeat(100)])(
  '[wire D7] a vote’s field – “%s” – is opened',
  (text) => {
    expect(openSm4(key, iv, sealed(Buffer.from(text)))).toBe(text);
    expect(openSm4(key, iv, sealed(Buffer.from(text)).toUpperCase())).toBe(text);
  },
);

const good = sealed(Buffer.from('{"voteId":1}'));
test.each([
  ['nothing', ''],
  ['a block and a half', good + good.slice(0, 16)],
  ['digits and a sign that is none', `${good}zz`],
  ['digits after a line of others', `zz\n${good}`],
  ['another text in front', `zz${good}`],
  ['half a block', good.slice(0, 16)],
  ['bytes that are no UTF-8', sealed(Buffer.of(0x7b, 0xe9, 0x22))],
])('[wire D7] a vote’s field – %s – is not opened', (_, cipher) => {
  expect(openSm4(key, iv, cipher)).toBeUndefined();
});

test('[wire D7] a vote’s field – of another key – is not opened', () => {
  expect(openSm4(iv, iv, good)).toBeUndefined();
});
