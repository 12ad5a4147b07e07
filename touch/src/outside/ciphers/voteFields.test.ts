import { readVoteFields } from '@platform/ciphers/voteFields';
import { newKeys } from '@platform/keys/keys';
import { expect, test } from 'vitest';
import { encryptVoteFields } from './voteFields';

const { sm4 } = newKeys();
const keys = { encryptKey: sm4.key, iv: sm4.iv };
const vote = {
  record: {
    voteId: 7,
    themes: [{ themeId: 1, optionIds: [3, 5] }],
    userId: '12',
    time: 1_930_000_000_000,
    info: { 姓名: '草原来客' },
    ticket: 'n-1',
  },
  device: 'xy1',
};
const check = { type: 'image', verifyId: 'v1', verifyCode: 'a1b2', work: 'eyJ9' } as const;

test('[G2][wire D7] a vote’s choices, ticket and check – are sent in three enciphered fields and read by the platform', () => {
  const sent = encryptVoteFields(keys, { ...vote, check });
  for (const value of Object.values(sent)) expect(value).toMatch(/^([0-9a-f]{32})+$/);
  expect(readVoteFields(sent, sm4)).toEqual({ ...vote, check });
});

test('[wire D7] without a picture’s text the first field is empty, not enciphered', () => {
  const sent = encryptVoteFields(keys, vote);
  expect(sent.afsData).toBe('');
  expect(readVoteFields(sent, sm4)).toEqual({ ...vote, check: undefined });
});

test('[wire D7] a site without a key sends and reads them plain', () => {
  const sent = encryptVoteFields({ encryptKey: '', iv: '' }, { ...vote, check });
  expect(JSON.parse(sent.data)).toEqual(vote.record);
  expect(readVoteFields(sent, undefined)).toEqual({ ...vote, check });
});
