import { sizeText } from '@touch/features/article/footer/Attachments';
import { countText } from '@touch/lib/counts';
import { dayText } from '@touch/lib/dayText';
import { dateRangeText, dateTimeText, relativeTime } from '@touch/lib/time';
import { describe, expect, test } from 'vitest';
import { bo } from './bo';
import { de } from './de';
import { en } from './en';
import { fr } from './fr';
import { type Locale, locales, type Messages } from './messages';
import { zh } from './zh';

const catalogues: Readonly<Record<Locale, Messages>> = { zh, en, de, fr, bo };
/** No-break spaces, so that a reader of this table sees them. */
const seen = (text: string) => text.replaceAll('\u00a0', '_').replaceAll('\u202f', '~');

const now = Date.parse('2031-03-05T09:30:00+08:00');
const at = (text: string) => Date.parse(`${text}+08:00`);
const count = (n: number, style: 'k' | 'wan') => (words: Messages) => countText(n, { style, words });
const counted = (key: 'count.reads' | 'count.comments', n: number) => (words: Messages) =>
  words[key](n, countText(n, { words }));

/** An input, and its form in zh | en | de | fr | bo. */
const rows: readonly (readonly [string, (words: Messages) => string, string])[] = [
  ['999', count(999, 'k'), '999 | 999 | 999 | 999 | 999'],
  ['1000', count(1000, 'k'), '1k+ | 1k+ | 1_Tsd.+ | 1~k+ | སྟོང་1+'],
  ['9999', count(9999, 'k'), '9k+ | 9k+ | 9_Tsd.+ | 9~k+ | སྟོང་9+'],
  ['10000', count(10_000, 'k'), '1w+ | 10k+ | 10_Tsd.+ | 10~k+ | ཁྲི་1+'],
  ['1234567', count(1_234_567, 'k'), '123w+ | 1.2M+ | 1,2_Mio.+ | 1,2~M+ | ཁྲི་123+'],
  ['9999 in full', count(9999, 'wan'), '9999 | 9,999 | 9.999 | 9~999 | 9999'],
  ['19999 short', count(19_999, 'wan'), '1.9万 | 19k | 19_Tsd. | 19~k | ཁྲི་1.9'],
  ['1000500 short', count(1_000_500, 'wan'), '100万 | 1M | 1_Mio. | 1~M | ཁྲི་100'],
  ['one reading', counted('count.reads', 1), '1阅读 | 1 read | 1 Aufruf | 1_lecture | ཀློག་གྲངས་1'],
  [
    'many readings',
    counted('count.reads', 15_300),
    '1w+阅读 | 15k+ reads | 15_Tsd.+ Aufrufe | 15~k+_lectures | ཀློག་གྲངས་ཁྲི་1+',
  ],
  [
    'no comment',
    counted('count.comments', 0),
    '0评论 | 0 comments | 0 Kommentare | 0_commentaire | དཔྱད་བརྗོད་0',
  ],
  ['pictures', (words) => words['count.pictures'](2), '2图 | 2 pictures | 2 Bilder | 2_photos | པར་རིས་2'],
  [
    'reading time',
    (words) => words['count.readTime'](1500, 4, false),
    '全文1500字，约4分钟读完 | 1,500 words, 4 min read | 1.500 Wörter, 4 Min. Lesezeit | 1~500_mots, 4_min de lecture | ཡིག་འབྲུ་1500 ཀློག་ཡུན་སྐར་མ་4',
  ],
  [
    'reading time of a Chinese text',
    (words) => words['count.readTime'](1500, 4, true),
    '全文1500字，约4分钟读完 | 1,500 characters, 4 min read | 1.500 Zeichen, 4 Min. Lesezeit | 1~500_caractères, 4_min de lecture | ཡིག་འབྲུ་1500 ཀློག་ཡུན་སྐར་མ་4',
  ],
  ['a small file', (words) => sizeText(30_320, words), '30_KB | 30_KB | 30_KB | 30_Ko | 30_KB'],
  ['a large file', (words) => sizeText(1_260_000, words), '1.3_MB | 1.3_MB | 1,3_MB | 1,3_Mo | 1.3_MB'],
  [
    'just now',
    (words) => relativeTime(now - 59_000, now, words),
    '刚刚 | Just now | Gerade eben | À l’instant | ད་ལྟ་རང',
  ],
  [
    'a minute ago',
    (words) => relativeTime(now - 60_000, now, words),
    '1分钟前 | 1 min ago | vor 1 Minute | Il y a 1_min | སྐར་མ་1གོང',
  ],
  [
    'hours ago',
    (words) => relativeTime(now - 7_200_000, now, words),
    '2小时前 | 2 hours ago | vor 2 Stunden | Il y a 2_h | ཆུ་ཚོད་2གོང',
  ],
  [
    'this year',
    (words) => relativeTime(at('2031-03-01T08:00'), now, words),
    '3月1日 | 1_March | 1._März | 1er_mars | ཟླ་3ཚེས་1ཉིན',
  ],
  [
    'another year',
    (words) => relativeTime(at('2030-12-24T08:00'), now, words),
    '2030年12月24日 | 24_December 2030 | 24._Dezember 2030 | 24_décembre 2030 | 2030ལོའི་ཟླ་12ཚེས་24ཉིན',
  ],
  [
    'with a clock',
    (words) => dateTimeText(at('2031-03-05T08:05'), now, words),
    '3月5日 08:05 | 5_March, 08:05 | 5._März, 08:05 Uhr | 5_mars, 08:05 | ཟླ་3ཚེས་5ཉིན 08:05',
  ],
  [
    'from … to',
    (words) => dateRangeText(at('2031-03-05T08:00'), at('2032-01-02T08:00'), now, words),
    '3月5日—2032年1月2日 | 5_March – 2_January 2032 | 5._März – 2._Januar 2032 | 5_mars – 2_janvier 2032 | ཟླ་3ཚེས་5ཉིན–2032ལོའི་ཟླ་1ཚེས་2ཉིན',
  ],
  ['yesterday', (words) => dayText(now - 86_400_000, now, words), '昨天 | Yesterday | Gestern | Hier | ཁ་སང'],
  [
    'a weekday',
    (words) => dayText(at('2031-03-03T08:00'), now, words),
    '3月3日 星期一 | Monday, 3_March | Montag, 3._März | lundi 3_mars | ཟླ་3ཚེས་3ཉིན། གཟའ་ཟླ་བ',
  ],
  [
    'a month',
    (words) => words['date.monthOfYear'](2031, 8),
    '2031年8月 | August 2031 | August 2031 | août 2031 | 2031ལོའི་ཟླ་8',
  ],
  ['a short weekday', (words) => words['date.weekdayShort'](3), '三 | Wed | Mi | mer. | ལྷག'],
  [
    'several names',
    (words) => words['list.names'](['林晚舟', '方既明']),
    '林晚舟、方既明 | 林晚舟, 方既明 | 林晚舟, 方既明 | 林晚舟, 方既明 | 林晚舟། 方既明',
  ],
  [
    'a credit',
    (words) => words['credit.line'](words['credit.editor'], words['list.names'](['A'])),
    '编辑：A | Editor: A | Redaktion: A | Édition_: A | རྩོམ་སྒྲིག་པ། A',
  ],
];

describe('[C4] figures, dates and lists as each language writes them', () => {
  test.each(rows)('[C4] %s', (_, write, written) => {
    expect(locales.map((locale) => seen(write(catalogues[locale]))).join(' | ')).toBe(written);
  });

  test('[C4] thousands and decimals in a language are always told apart by the same marks', () => {
    const marks = { zh: ['', '.'], en: [',', '.'], de: ['.', ','], fr: ['~', ','], bo: ['', '.'] } as const;
    for (const locale of locales) {
      const words = catalogues[locale];
      const [group, point] = marks[locale];
      expect(seen(words['number.whole'](1_234_567))).toBe(['1', '234', '567'].join(group));
      expect(sizeText(1_300_000, words)).toMatch(new RegExp(`^1\\${point}3`));
      expect(seen(words['number.short'](1_250_000))).toMatch(/1[.,]2|125/);
    }
  });

  test('[C4][C8] names in a Tibetan list take the shad their last letter takes', () => {
    const names = ['བསྟན་འཛིན', 'བསོད་ནམས་གཡང', 'རྡོ་རྗེ་གྲགས་པ་རིག', 'བཀྲ་ཤིས་', 'པདྨ'];
    expect(bo['list.names'](names)).toBe('བསྟན་འཛིན། བསོད་ནམས་གཡང་། རྡོ་རྗེ་གྲགས་པ་རིག བཀྲ་ཤིས། པདྨ');
    expect(bo['list.names']([])).toBe('');
  });
});

/** Every entry that writes a figure, a date or a list stands in a row above: by itself, or within another one. */
test('[C4] no format is left out', () => {
  const isFormat = /^(number|count|date|time|list)\./;
  const made = Object.entries(zh).filter(([key, entry]) => isFormat.test(key) && typeof entry === 'function');
  const readKeys = new Set<string>();
  const watched = new Proxy(zh, {
    get: (target, key, receiver) => {
      readKeys.add(String(key));
      return Reflect.get(target, key, receiver);
    },
  });
  for (const [, write] of rows) write(watched);
  const shared = made.filter(([key]) => key.startsWith('count.')).map(([key]) => key);
  const left = made.map(([key]) => key).filter((key) => !readKeys.has(key) && !shared.includes(key));
  expect(left).toEqual([]);
  expect(made.length).toBeGreaterThan(20);
});

test('[C4] every count says its figure, grouped, in every language', () => {
  const keys = Object.keys(zh).filter((key) => key.startsWith('count.') && key !== 'count.readTime');
  for (const locale of locales) {
    const words: Readonly<Record<string, unknown>> = { ...catalogues[locale] };
    const figure = catalogues[locale]['number.whole'](1234);
    for (const key of keys) {
      const write = words[key];
      expect([locale, key, typeof write === 'function' && String(write(1234))]).toEqual([
        locale,
        key,
        expect.stringContaining(figure),
      ]);
    }
  }
});
