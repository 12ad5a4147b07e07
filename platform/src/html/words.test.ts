import { commentAttacks, hiddenWords } from '@testing/commentAttacks';
import { markupAttacks } from '@testing/markupAttacks';
import { describe, expect, test } from 'vitest';
import { cleanLine, cleanWords } from './words';

describe('[K8] words are cleaned', () => {
  test.each(hiddenWords)('[K8] %s', (_name, words, left) => {
    expect(cleanWords(words)).toBe(left.normalize('NFC'));
  });

  const sensible = [
    '澜川县今天通车。',
    'བོད་སྐད་ཡིན། ཧྐྵྨླྺྻྃ རྐྱེན་ ཨོཾ་མ་ཎི་པདྨེ་ཧཱུྃ།',
    'Tiếng Việt: ế ộ ữ – Übung, naïve façade',
    'می‌خواهم',
    'हिन्दी में लिखा हुआ',
    'עִבְרִית',
    '家 👨‍👩‍👧‍👦 👩🏽‍🚀 ❤️‍🔥 🏳️‍🌈 1️⃣ 🇨🇳',
    '第一行\n\n第二行\n第三行',
    'a < b && c > d, 5 % 3, C:\\x',
    '①②㎡ ㋿ ～～',
  ];
  test.each(sensible)('[K6] sensible text of any script – cleaned – stays: %s', (words) => {
    expect(cleanWords(words)).toBe(words.normalize('NFC'));
  });

  test('[K8] twenty lines; what is more goes on in the last', () => {
    const lines = Array.from({ length: 30 }, (_, n) => `行${n}`);
    const clean = cleanWords(lines.join('\r\n')).split('\n');
    expect(clean).toHaveLength(20);
    expect(clean.slice(0, 19)).toEqual(lines.slice(0, 19));
    expect(clean[19]).toBe(lines.slice(19).join(' '));
  });

  test('[K8] a name or a place is one line', () => {
    expect(cleanLine('  山\n里\u2028人\t\u202e ')).toBe('山 里 人');
  });

  test.each([
    ['一 \n 二', '一\n二'],
    ['一\t二', '一 二'],
    ['a \u0301b', 'a b'],
    [' \u0301 \n', ''],
    ['\u2800 \u3164', ''],
    ['7', '7'],
    ['！', '！'],
    ['+', '+'],
    ['', ''],
  ])('[K8] words %j – cleaned – are %j', (words, clean) => {
    expect(cleanWords(words)).toBe(clean);
  });

  test('[K8] empty lines – among those beyond the twentieth, and in a name – leave no blanks', () => {
    const text = Array.from({ length: 24 }, (_, n) => `行${n}`).join('\n\n');
    expect(cleanWords(text).split('\n').at(-1)).toBe(
      Array.from({ length: 14 }, (_, n) => `行${n + 10}`).join(' '),
    );
    expect(cleanLine('山\n\n里')).toBe('山 里');
    expect(cleanWords(`ཀ${'\u0f71'.repeat(12)}`)).toBe(`ཀ${'\u0f71'.repeat(9)}`);
  });

  /** The same signs in an order of their own every time. */
  function shuffled(seed: number): string {
    const signs = [
      ...'a山ཀ <>&"\'\n\r\t',
      ...['\u0301', '\u0316', '\u0f71', '\u0fb2', '\u200d', '\u200c', '\u202e', '\ufe0f', '\u2028'],
      ...[
        '\u0001',
        '\ud800',
        '\u3164',
        '\u2800',
        '👨',
        '\u{1f3fb}',
        '\u034f',
        '\u0e48',
        '\u{e0061}',
        '\u00a0',
      ],
    ];
    let state = seed * 7919 + 1;
    return Array.from({ length: 60 }, () => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      return signs[Math.floor((state / 2_147_483_648) * signs.length)];
    }).join('');
  }

  test('[K8] cleaning what is clean changes nothing, whatever it was', () => {
    const all = [
      ...markupAttacks,
      ...commentAttacks.map(([, words]) => words),
      ...hiddenWords.map(([, words]) => words),
    ];
    for (const words of [...all, ...Array.from({ length: 3000 }, (_, seed) => shuffled(seed))]) {
      const clean = cleanWords(words);
      expect(cleanWords(clean)).toBe(clean);
      expect(clean).not.toMatch(/(?!\n)[\p{Cc}\p{Co}\p{Cs}\u202a-\u202e\u2066-\u2069]/u);
      expect(clean).not.toMatch(/\p{M}{10}|\n{3}|^\s|\s$|^\p{M}/u);
    }
  });
});
