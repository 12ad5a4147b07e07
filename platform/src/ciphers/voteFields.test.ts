import { createCipheriv } from 'node:crypto';
import { newKeys } from '@platform/keys/keys';
import { expect, test } from 'vitest';
import { readVoteFields } from './voteFields';

const keys = newKeys().sm4;
const bytes = (hex: string) => Buffer.from(hex, 'hex');
const sealed = (text: string, { key, iv } = keys) => {
  const cipher = createCipheriv('sm4-cbc', bytes(key), bytes(iv));
  return cipher.update(text, 'utf8', 'hex') + cipher.final('hex');
};
const record = {
  voteId: 7,
  themes: [{ themeId: 1, optionIds: [3, 5] }],
  userId: '12',
  time: 1_930_000_000_000,
  info: { 姓名: '草原来客' },
  ticket: 'n-1',
};
const plain = { afsData: '', device: sealed('xy1'), data: sealed(JSON.stringify(record)) };

test('[G2][wire D7] three fields, each by itself; what is empty stays so', () => {
  expect(readVoteFields(plain, keys)).toEqual({ record, device: 'xy1', check: undefined });
  expect(readVoteFields({ ...plain, device: '' }, keys).device).toBe('');
  const check = { type: 'image', verifyId: 'v1', verifyCode: 'a1b2' };
  expect(readVoteFields({ ...plain, afsData: sealed(JSON.stringify(check)) }, keys).check).toEqual({
    ...check,
    work: '',
  });
});

test('[wire D7] numbers may be their text, and what a form asks for a number', () => {
  const { time } = record;
  const asText = { ...record, voteId: '7', userId: 12, time: String(time), info: { 电话: 13800000001 } };
  const read = readVoteFields({ ...plain, data: sealed(JSON.stringify(asText)) }, keys).record;
  expect(read).toEqual({ ...record, info: { 电话: '13800000001' } });
});

const half = sealed(JSON.stringify(record)).slice(0, -2);
test.each<[string, Partial<typeof plain>]>([
  ['plain where a key is set', { data: JSON.stringify(record) }],
  ['of another key', { data: sealed(JSON.stringify(record), newKeys().sm4) }],
  ['cut off', { data: half }],
  ['no block at all', { data: '' }],
  ['no JSON', { data: sealed('voteId=7') }],
  ['no text', { device: sealed('x').replace(/^../, 'zz') }],
  ['a plain picture text', { afsData: '{"type":"image"}' }],
])('[wire D7] %s: 参数解密失败', (_, change) => {
  expect(() => readVoteFields({ ...plain, ...change }, keys)).toThrow('参数解密失败');
});

test('[wire D7] a vote that lacks something is refused by its name', () => {
  const { voteId: _, ...rest } = record;
  expect(() => readVoteFields({ ...plain, data: sealed(JSON.stringify(rest)) }, keys)).toThrow('voteId');
});
