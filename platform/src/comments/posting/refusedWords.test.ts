import { expect, test } from 'vitest';
import { hasRefusedWord } from './refusedWords.rules';

const refused = ['加微信', 'casino', 'free money', 'རྒྱན་', '  ', '！'];

test.each([
  '快加微信领钱',
  '加 微-信',
  '加\n微。信',
  '加ｖ？加微信',
  'Best CASINO in town',
  'ｃａｓｉｎｏ!',
  'free   money',
  'Free, money',
  'རྒྱན་འཇོག',
])('[H1] %s is refused', (words) => {
  expect(hasRefusedWord(words, refused)).toBe(true);
});

test.each(['微信加好友', 'occasinonal', 'carefree moneybox', 'བརྒྱན་', '好！', '', 'casi no'])(
  '[H1] %s only looks like it',
  (words) => {
    expect(hasRefusedWord(words, refused)).toBe(false);
  },
);
