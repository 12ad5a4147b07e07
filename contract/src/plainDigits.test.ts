import { describe, expect, test } from 'vitest';
import { plainDigits, plainPhone } from './plainDigits';

describe('[H7] a number as people have it', () => {
  test.each([
    ['wide digits of a Chinese keyboard', '１３８００１３８０００'],
    ['Tibetan digits', '༡༣༨༠༠༡༣༨༠༠༠'],
    ['copied from an address book, with marks of direction', '\u202a138 0013 8000\u202c'],
    ['parted by what looks like a hyphen', '138\u20110013\u20138000'],
    ['parted by dots, brackets, wide blanks', '(138).0013\u30008000'],
  ])('%s', (_, text) => {
    expect(plainPhone(text)).toBe('13800138000');
  });

  test('letters are no digits and stay, for whoever says what is wrong', () => {
    expect(plainPhone('138abc')).toBe('138abc');
    expect(plainDigits(' ༡༢ ')).toBe(' 12 ');
  });
});
