import { describe, expect, test } from 'vitest';
import { askedOf } from './phrases';
import { foldText, queryTerms, termsOf } from './terms';

describe('[K6] index terms', () => {
  test('[K6] Chinese by characters and pairs, so that every part of a word is found', () => {
    expect(termsOf('乒乓球').toSorted()).toEqual(['乒', '乒乓', '乓', '乓球', '球'].toSorted());
  });

  test('[K6] Tibetan by syllables, whatever stands between them', () => {
    expect(termsOf('བོད་ཡིག་གི་གསར་འགྱུར།')).toEqual(['བོད', 'ཡིག', 'གི', 'གསར', 'འགྱུར']);
  });

  test('[K6] other scripts by words with their marks', () => {
    expect(termsOf('Café-Haus Ünïversity')).toEqual(['café', 'haus', 'ünïversity']);
    expect(termsOf('новости дня')).toEqual(['новости', 'дня']);
    expect(termsOf('شىنجاڭ خەۋەرلىرى')).toEqual(['شىنجاڭ', 'خەۋەرلىرى']);
  });

  test('[K6] one form for the same letter', () => {
    expect(foldText('ＡＢＣ１２３')).toBe('abc123');
    expect(foldText('༢༠༣༡')).toBe('2031');
    expect(foldText('ΟΔΟΣ')).toBe(foldText('οδος'));
    expect(termsOf('༢༠༣༡ལོ')).toEqual(['2031', 'ལོ']);
  });

  test('[K6] scripts side by side are parted', () => {
    expect(termsOf('G6117高速2031年')).toEqual(expect.arrayContaining(['g6117', '高速', '2031', '年']));
  });

  test.each(['', '   ', '，。！？', '---', '་།༎', '😀🎉'])('[K6] %j has no terms', (text) => {
    expect(termsOf(text)).toEqual([]);
  });

  test('[K6] a question asks for pairs where there are some, all of which are indexed', () => {
    expect(queryTerms('乒乓球')).toEqual(['乒乓', '乓球']);
    expect(queryTerms('球')).toEqual(['球']);
    const text = '澜川县G6117通车 བོད་ཡིག news';
    expect(queryTerms(foldText(text)).filter((term) => !termsOf(text).includes(term))).toEqual([]);
  });
});

describe('[K6] what a reader typed', () => {
  test('[K6] words parted by blanks are phrases of their own, marks at their ends are not looked for', () => {
    expect(askedOf(' 清水  《River》 བོད་ཡིག་ ')?.phrases).toEqual(['清水', 'river', 'བོད་ཡིག']);
  });
  test.each(['', '  ', '!!!', '་', '%', '_'])('[K6] %j asks for nothing', (key) => {
    expect(askedOf(key)).toBeUndefined();
  });
});
