import { anArticle } from '@testing/anArticle';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let platform: TestPlatform;

const texts: Readonly<Record<number, readonly [title: string, content: string]>> = {
  1: ['「清水」流進柳灣', '<p>水庫、渠道：三月五日通水。</p>'],
  2: ['Straßenbau à la carte', '<p>Müller’s Œuvre: état-major, NAÏVE.</p>'],
  3: ['བོད་ཡིག་གི་གསར་འགྱུར།', '<p>ཆུ་གཙང་མ་སླེབས་སོང་༎ ༼ཞིང་པ༽ ༢༠༣༡ལོ།</p>'],
  4: ['བོད་ཡིགས་གསར།', '<p>འགྱུར་བ།</p>'],
  5: ['ＷＴＯ与Ｇ６１１７高速', '<p>ｽｰﾊﾟｰ 开业，共１２家。</p>'],
  6: ['O\'Brien \\ 100% "it_works" {a,b} :* & | !', '<p>half \ud800 of a pair</p>'],
  7: ['Waterfalls', '<p>no hit of its own</p>'],
};

beforeAll(async () => {
  platform = await startPlatform();
  await platform.addColumn({ id: 1, name: '要闻' });
  for (const [id, [title, content]] of Object.entries(texts))
    await platform.writer.saveDraft(anArticle({ title, content }), Number(id));
});
afterAll(() => platform.close());

const Found = v.object({ list: v.array(v.object({ fileId: v.number() })), totalCount: v.number() });
const ask = async (parameters: Record<string, string>) =>
  (await platform.get(`/app_if/searchAllInTime?${new URLSearchParams(parameters)}`)).json();
const ids = async (key: string, more: Record<string, string> = {}) =>
  v.parse(Found, await ask({ key, ...more })).list.map(({ fileId }) => fileId);

describe('[K6] ways of typing a search', () => {
  test.each([
    ['quotation marks of another kind', '“清水”', [1]],
    ['none where the text has some', '清水流進柳灣', []],
    ['marks that are no part of the text', '清水，流進', [1]],
    ['marks within, of another width', '水庫､渠道', [1]],
    ['marks within that the text has not', '水，庫', []],
    ['half width of a full one', 'wto', [5]],
    ['full width of a half one', 'スーパー', [5]],
    ['digits in full width', '１２', [5]],
    ['scripts side by side', 'g6117高速', [5]],
    ['one of them alone', 'Ｇ６１１７', [5]],
    ['capitals', 'STRASSENBAU', [2]],
    ['accents left out', 'muller', [2]],
    ['accents where the text has none', 'cárte', [2]],
    ['letters typed as two', 'oeuvre', [2]],
    ['a hyphen of another kind', 'état–major', [2]],
    ['a diaeresis as a letter of its own', 'nai\u0308ve', [2]],
    ['words in any order', 'carte la', [2]],
    ['words in quotation marks in their order', '"la carte"', [2]],
    ['and in no other', '"carte la"', []],
    ['a part of a word', 'water', []],
    ['Tibetan without a closing tsheg', 'བོད་ཡིག', [3]],
    ['with one', 'བོད་ཡིག་', [3]],
    ['with a tsheg that does not break', 'བོད༌ཡིག', [3]],
    ['with a shad', 'སླེབས་སོང་།', [3]],
    ['with two', 'སླེབས་སོང་།།', [3]],
    ['with a double one', 'སླེབས་སོང༎', [3]],
    ['in brackets', 'ཞིང་པ', [3]],
    ['one syllable', 'ཡིག', [3]],
    ['half a syllable', 'ཡི', []],
    ['three syllables, in their order alone', 'གཙང་མ་སླེབས', [3]],
    ['three syllables out of order', 'མ་གཙང་སླེབས', []],
    ['Tibetan digits', '2031', [3]],
  ])('[K6] %s: %s', async (_what, key, expected) => {
    expect(await ids(key)).toEqual(expected);
  });

  test('[K6] a phrase of many words is found as a whole and in its field', async () => {
    expect(await ids('ཆུ་གཙང་མ་སླེབས་སོང', { fields: 'content' })).toEqual([3]);
    expect(await ids('ཆུ་གཙང་མ་སླེབས་སོང', { fields: 'title' })).toEqual([]);
    expect(await ids('གསར་འགྱུར', { fields: 'content' })).toEqual([]);
    expect(await ids('གསར་འགྱུར', { fields: 'title,author' })).toEqual([3]);
  });
});

describe('[K8] hostile questions', () => {
  test.each([
    ["'", []],
    ["''", []],
    ["o'brien", [6]],
    ["'brien':*", [6]],
    ['\\', []],
    ["\\' or 1=1 --", []],
    ['100%', [6]],
    ['1%0', []],
    ['it_works', [6]],
    ['i__works', []],
    ['{a,b}', [6]],
    ['wate:*', []],
    ['清水 & !水庫', [1]],
    ['(清水', [1]],
    ['<->', []],
    ['\ud800', []],
    ['清\udfff水', []],
    ['清水\ud800', [1]],
    ['\uffff\ufffe', []],
    ['\u{10FFFF}', []],
    ['$1 $2 $', []],
  ])('[K8] %j finds what its letters say', async (key, expected) => {
    expect(await ids(key)).toEqual(expected);
  });

  test('[K8] a text with NUL is refused by name', async () => {
    expect(await ask({ key: '清\u0000水' })).toMatchObject({
      status: -1,
      message: expect.stringContaining('key'),
    });
  });

  test.each(['searchAll', 'searchWebArticles', 'searchWordDely'])('[K8] %s stands them too', async (name) => {
    for (const key of [
      "'",
      '\\',
      '%',
      '_',
      '{',
      ':*',
      '\ud800',
      '\u{10FFFF}',
      "'; drop table articles; --",
    ]) {
      const { status } = await platform.get(`/app_if/${name}?${new URLSearchParams({ key })}`);
      expect(status).toBe(200);
    }
    expect(await ids('清水')).toEqual([1]);
  });

  test('[K8] in accounts as well', async () => {
    expect(await ask({ key: "%' or 1=1", tclass: '15' })).toMatchObject({ xys: [], totalCount: 0 });
  });
});
