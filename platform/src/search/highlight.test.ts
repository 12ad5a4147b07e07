import { describe, expect, test } from 'vitest';
import { beginning, excerpt, highlighted } from './highlight';

describe('[F3] highlighted hits', () => {
  test.each([
    ['清水进了柳湾，清水！', ['清水'], '<em>清水</em>进了柳湾，<em>清水</em>！'],
    ['Clear Water at last', ['water'], 'Clear <em>Water</em> at last'],
    ['ＷＡＴＥＲ 水', ['water'], '<em>ＷＡＴＥＲ</em> 水'],
    ['བོད་ཡིག་གསར་འགྱུར།', ['ཡིག'], 'བོད་<em>ཡིག</em>་གསར་འགྱུར།'],
    ['༢༠༣༡ལོ', ['2031'], '<em>༢༠༣༡</em>ལོ'],
    ['清水河水', ['清水', '水河'], '<em>清水河</em>水'],
    ['nothing here', ['清水'], 'nothing here'],
  ])('[F3] in %s', (text, phrases, html) => {
    expect(highlighted(text, phrases)).toBe(html);
  });

  test('[K8] a title is text, the mark alone is markup', () => {
    expect(highlighted('<script>alert("清水")</script> & \'x\'', ['清水', 'script'])).toBe(
      '&lt;<em>script</em>&gt;alert(&quot;<em>清水</em>&quot;)&lt;/<em>script</em>&gt; &amp; &#39;x&#39;',
    );
  });

  test('[F3] a letter is marked with its marks, an emoji is not parted', () => {
    expect(highlighted('e\u0301tude', ['é'])).toBe('<em>e\u0301</em>tude');
    expect(excerpt(`${'👩‍🌾'.repeat(60)}清水${'👩‍🌾'.repeat(200)}`, ['清水'])).toBe(
      `…${'👩‍🌾'.repeat(20)}<em>清水</em>${'👩‍🌾'.repeat(78)}…`,
    );
  });

  test('[F3] an excerpt stands around the first hit', () => {
    const text = `${'前'.repeat(300)}清水${'后'.repeat(300)}`;
    expect(excerpt(text, ['清水'])).toBe(`…${'前'.repeat(20)}<em>清水</em>${'后'.repeat(78)}…`);
    expect(excerpt('清水\n\n 在前', ['清水'])).toBe('<em>清水</em> 在前');
    expect(excerpt('无', ['清水'])).toBeUndefined();
  });

  test('[C8] a Tibetan excerpt begins behind a tsheg', () => {
    const found = excerpt(`${'གསར་འགྱུར་'.repeat(30)}བོད་ཡིག`, ['བོད་ཡིག']) ?? '';
    expect(found).toMatch(/^…(གསར|འགྱུར)་/);
  });

  test('[F3] without a hit the text begins', () => {
    expect(beginning('a'.repeat(101))).toBe(`${'a'.repeat(100)}…`);
    expect(beginning('<b>')).toBe('&lt;b&gt;');
  });
});
