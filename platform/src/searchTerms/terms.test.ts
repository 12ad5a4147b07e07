import { describe, expect, test } from 'vitest';
import { parseKey } from './phrases';
import { comparable, runsOf } from './runs';
import { termsOf } from './terms';

const terms = (...texts: string[]) => termsOf(texts.map(runsOf));

describe('[K6] index terms', () => {
  test('[K6] of Chinese every character and every three in a row, so that every part of a word is found', () => {
    expect(terms('乒乓球馆')).toEqual(['乒', '乓', '球', '馆', '乒乓球', '乓球馆', '球馆']);
  });

  test('[K6] of Tibetan every two syllables, whatever stands between them', () => {
    const pairs = ['བོད ཡིག ', 'ཡིག གི ', 'གི གསར ', 'གསར འགྱུར ', 'འགྱུར '];
    expect(terms('བོད་ཡིག་གི་གསར་འགྱུར།')).toEqual(pairs);
    expect(terms('༼བོད༌ཡིག༽ གི།། གསར༎འགྱུར')).toEqual(pairs);
  });

  test('[K6] of other scripts the words', () => {
    expect(terms('Café-Haus')).toEqual(['cafe', 'haus']);
    expect(terms('новости дня')).toEqual(['новости', 'дня']);
    expect(terms('شىنجاڭ خەۋەرلىرى')).toEqual(['شىنجاڭ', 'خەۋەرلىرى']);
    expect(terms('x'.repeat(100))).toEqual(['x'.repeat(40)]);
  });

  test('[K6] scripts side by side are parted, texts too', () => {
    expect(terms('G6117高速༢༠༣༡ལོ')).toEqual(['g6117', '高', '速', '高速', '2031', 'ལོ ']);
    expect(terms('清', '水')).toEqual(['清', '水']);
  });

  test.each(['', '   ', '，。！？', '---', '་།༎༼༽', '😀🎉', '\u0000', '\ud800'])(
    '[K6] %j has none',
    (text) => {
      expect(terms(text)).toEqual([]);
      expect(comparable(runsOf(text))).toBe('');
    },
  );

  test('[K6] a text longer than a book has no more terms than an index row holds', () => {
    const ideographs = Array.from({ length: 20_000 }, (_, at) => String.fromCharCode(0x4e00 + at)).join('');
    const book = [0, 7, 11, 13, 17, 19]
      .map((turn) => ideographs.slice(turn) + ideographs.slice(0, turn))
      .join('');
    const bytes = terms(book, book.split('').reverse().join('')).join('');
    expect(Buffer.byteLength(bytes)).toBeLessThanOrEqual(1_000_000);
  });
});

describe('[K6] words of a search', () => {
  const phrases = (key: string) => parseKey(key)?.phrases.map(({ text }) => text);

  test('[K6] words parted by blanks are phrases of their own, marks at their ends are not looked for', () => {
    expect(phrases(' 清水  《River》 བོད་ཡིག་ ')).toEqual(['清水', ' river ', ' བོད ཡིག ']);
  });

  test('[K6] marks within a phrase are borders, whichever they are', () => {
    expect(phrases('清水，河')).toEqual(['清水 河']);
    expect(phrases('清水。河')).toEqual(phrases('清水、河'));
    expect(phrases('State-owned')).toEqual(phrases('state–owned'));
  });

  test('[K6] words between quotation marks belong together', () => {
    expect(phrases('"Clear Water" river')).toEqual([' clear water ', ' river ']);
    expect(phrases('“བོད་ཡིག། གསར་འགྱུར”')).toEqual([' བོད ཡིག གསར འགྱུར ']);
    expect(phrases('„à la carte“ «à la»')).toEqual([' a la carte ', ' a la ']);
    expect(phrases('"clear water')).toEqual([' clear ', ' water ']);
    expect(phrases('"" " ”“')).toBeUndefined();
  });

  test.each(['', '  ', '!!!', '་', '%', '_', "'", '\\', ':*', '&|!()<->'])(
    '[K6] %j asks for nothing',
    (key) => {
      expect(parseKey(key)).toBeUndefined();
    },
  );

  test.each([
    ['球', `'球'`, true],
    ['乒乓', `'乒乓':*`, true],
    ['乒乓球', `'乒乓球'`, true],
    ['乒乓球馆', `'乒乓球' & '乓球馆'`, false],
    ['བོད', `'བོད ':*`, true],
    ['བོད་ཡིག', `'བོད ཡིག '`, true],
    ['བོད་ཡིག་གི', `'བོད ཡིག ' & 'ཡིག གི '`, false],
    ['River', `'river'`, true],
    ['state-owned', `'state' & 'owned'`, false],
    ['G6117高速', `'g6117' & '高速':*`, false],
    ["it's:*&|!", `'it' & 's'`, false],
    ['x'.repeat(41), `'${'x'.repeat(40)}'`, false],
  ])('[K6] %s asks for %s', (key, terms, sure) => {
    expect(parseKey(key)).toMatchObject({ terms, phrases: [{ sure }] });
  });

  test('[K6] a question has its bounds, whatever is asked', () => {
    const long = parseKey(Array.from({ length: 500 }, (_, at) => String.fromCharCode(0x4e00 + at)).join(''));
    expect(long?.terms.split(' & ').length).toBeLessThanOrEqual(24);
    const many = parseKey(Array.from({ length: 200 }, (_, at) => `w${at}`).join(' '));
    expect(many?.phrases).toHaveLength(10);
  });

  test('[K6] every term that is asked for is one of the text, or the beginning of one', () => {
    const text = '澜川县G6117通车，2031年。 བོད་ཡིག་གི་གསར་འགྱུར། Straßenbau à la carte スーパー';
    const there = terms(text);
    for (const path of text.split(' ')) {
      for (const term of parseKey(path)?.terms.split(' & ') ?? []) {
        const [, lexeme = '', beginning] = /^'(.*)'(:\*)?$/.exec(term) ?? [];
        expect(there.some((one) => (beginning ? one.startsWith(lexeme) : one === lexeme))).toBe(true);
      }
    }
  });
});
