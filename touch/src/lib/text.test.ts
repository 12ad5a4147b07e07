import { describe, expect, test } from 'vitest';
import { cutText, fallbackGraphemes, graphemes, plainTitle, shareDescription, shareTitle } from './text';

describe.each([
  ['Intl.Segmenter', graphemes],
  ['the fallback', fallbackGraphemes],
])('with %s', (_, segment) => {
  test('[D3] non-ASCII counts two bytes, an ellipsis marks the cut', () => {
    expect(cutText('abcdef', 6, segment)).toBe('abcdef');
    expect(cutText('abcdef', 5, segment)).toBe('abcde…');
    expect(cutText('澜川日报', 8, segment)).toBe('澜川日报');
    expect(cutText('澜川日报', 7, segment)).toBe('澜川日…');
    expect(cutText('a澜川', 3, segment)).toBe('a澜…');
    expect(cutText('', 0, segment)).toBe('');
  });

  test('[D3] a cut never splits an emoji, a flag, a surrogate pair or an accent', () => {
    expect(cutText('好👩‍👩‍👧好', 9, segment)).toBe('好…');
    expect(cutText('🇨🇳🇫🇷', 6, segment)).toBe('🇨🇳…');
    expect(cutText('𠮷𠮷', 3, segment)).toBe('𠮷…');
    expect(cutText('e\u0301e\u0301', 5, segment)).toBe('e\u0301…');
    expect(cutText('👍🏽👍', 5, segment)).toBe('👍🏽…');
  });

  test('[C8] Tibetan is cut behind a tsheg, which goes, never inside a stack or syllable', () => {
    const text = 'བོད་ལྗོངས་གསར་འགྱུར';
    for (let bytes = 8; bytes < 38; bytes++) {
      const cut = cutText(text, bytes, segment);
      expect(['བོད…', 'བོད་ལྗོངས…', 'བོད་ལྗོངས་གསར…', text]).toContain(cut);
    }
    expect(cutText('澜川བསྒྲུབས', 8, segment)).toBe('澜川…');
    expect(cutText('བསྒྲུབས', 4, segment)).toBe('བ…');
  });
});

test('[D3] a very long text is cut without reading it all', () => {
  expect(cutText('字'.repeat(1_000_000), 20)).toBe(`${'字'.repeat(10)}…`);
  expect(cutText(`ab${'\u0301'.repeat(500)}c`, 2)).toBe('a…');
});

test('[D3] a share title has twice the configured characters in bytes', () => {
  expect(shareTitle('<b>云溪大桥</b>[=x1]通车', 6)).toBe('云溪大桥通车');
  expect(shareTitle('云溪大桥今天通车', 6)).toBe('云溪大桥今天…');
});

test('[D3] a share description is stripped, collapsed and cut to 100 characters', () => {
  expect(shareDescription('<p>第一段</p>\n\n<p>第二段&nbsp;&amp; <b>粗</b>体</p><!--IMAGEARRAY#0-->')).toBe(
    '第一段 第二段 & 粗体',
  );
  expect(shareDescription(`<style>p{}</style><script>if (a<b) x()</script><p>正文</p>`)).toBe('正文');
  const long = shareDescription(`<p>${'字'.repeat(300)}</p>`);
  expect(long).toBe('字'.repeat(100));
  expect(shareDescription('字'.repeat(100))).toHaveLength(100);
});

test('[D4] marks of the form [=x1] and tags are stripped from titles, entities decoded', () => {
  expect(plainTitle('[=x1]桑多<font color="red">赛马节</font>&ldquo;开幕&rdquo;[=12]')).toBe(
    '桑多赛马节“开幕”',
  );
  expect(plainTitle('一斤 < 两斤，3>2 [原创] [=]')).toBe('一斤 < 两斤，3>2 [原创] [=]');
  expect(plainTitle('A&amp;lt;B&#20113;&#x6eaa;&#xD800;&#0;&unknown;')).toBe(
    'A&lt;B云溪\ufffd\ufffd&unknown;',
  );
  expect(plainTitle('  多余\n 空白  ')).toBe('多余 空白');
  expect(plainTitle('<p')).toBe('<p');
});

test('[D4] hostile titles do not cost more than their length', () => {
  const hostile = ['<'.repeat(200_000), '<!--'.repeat(50_000), '<a '.repeat(60_000), '&#'.repeat(100_000)];
  expect(hostile.map((title) => plainTitle(title).length)).toEqual([200_000, 0, 179_999, 200_000]);
});
