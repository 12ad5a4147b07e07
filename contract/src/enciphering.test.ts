import { expect, test } from 'vitest';
import { takesCiphers } from './enciphering';

test.each([
  ['base', 'getArticles', true],
  ['amuc', 'getDiscuss', true],
  ['nis', 'detail', true],
  ['sso', 'loginByPhone', true],
  ['mam', 'upload', false],
  ['adv', 'getStartPage', false],
  ['base', 'getConfig', false],
  ['base', 'serverTime', false],
  ['amuc', 'recordVoteCountAndLog', false],
] as const)('[wire D5] parameters of %s %s – may be enciphered: %s', (service, name, may) => {
  expect(takesCiphers({ service, name })).toBe(may);
});
