import { ENCRYPT_DATA_MAX } from '@contract/enciphering';
import { sm2Opener } from '@platform/ciphers/sm2';
import { publishedSm2 } from '@testing/sm2Vector';
import { expect, test } from 'vitest';
import { encryptIdentity, encryptParameters } from './encryptParameters';

const { publicKey, privateKey } = publishedSm2;
const opened = (hex = '') => sm2Opener(privateKey)(Buffer.from(hex, 'hex'))?.toString() ?? '';
const common = { siteId: 1, curVersions: '3', apiVersion: '3', t: 1_930_000_000_000 };

test('[G2][wire D5] four fields in clear, everything as texts inside, lists and objects as JSON', () => {
  const given = {
    ...common,
    device: 'xy1',
    pics: ['a', 'b'],
    info: { 电话: '1' },
    on: true,
    left: undefined,
  };
  const sent = encryptParameters(publicKey, given);
  expect(Object.keys(sent ?? {})).toEqual(['siteId', 'curVersions', 'apiVersion', 't', 'encryptData']);
  expect(sent).toMatchObject({ siteId: '1', curVersions: '3', apiVersion: '3', t: '1930000000000' });
  expect(JSON.parse(opened(sent?.encryptData))).toEqual({
    siteId: '1',
    curVersions: '3',
    apiVersion: '3',
    t: '1930000000000',
    device: 'xy1',
    pics: '["a","b"]',
    info: '{"电话":"1"}',
    on: 'true',
  });
});

test('[wire D5] the longest content there is fits in; what does not travels plain', () => {
  const longest = encryptParameters(publicKey, { ...common, content: '雪'.repeat(20_000) });
  expect(longest?.encryptData?.length).toBeLessThanOrEqual(ENCRYPT_DATA_MAX);
  expect(encryptParameters(publicKey, { ...common, content: '雪'.repeat(22_000) })).toBeUndefined();
});

test('[G2][wire D6] an identity is enciphered by itself; an empty one stays empty', () => {
  expect(opened(encryptIdentity(publicKey, 'o-1'))).toBe('o-1');
  expect(encryptIdentity(publicKey, '')).toBe('');
});
