import { foldText } from '@platform/searchTerms/fold';
import { type Phrase, parseKey } from '@platform/searchTerms/phrases';
import { LETTER } from '@platform/searchTerms/runs';
import { describe, expect, test } from 'vitest';
import { findersOf } from './finder.rules';
import { excerpt as excerptOf, highlighted as highlightedOf, leadingExcerpt } from './highlight.rules';

const findersOfKey = (key: string) => findersOf(parseKey(key)?.phrases ?? []);
const highlighted = (text: string, key: string) => highlightedOf(text, findersOfKey(key));
const excerpt = (text: string, key: string) => excerptOf(text, findersOfKey(key));

describe('[F3] highlighted hits', () => {
  test.each([
    ['清水进了柳湾，清水！', '清水', '<em>清水</em>进了柳湾，<em>清水</em>！'],
    ['Clear Water at last', 'water', 'Clear <em>Water</em> at last'],
    ['ＷＡＴＥＲ 水', 'water', '<em>ＷＡＴＥＲ</em> 水'],
    ['བོད་ཡིག་གསར་འགྱུར།', 'ཡིག', 'བོད་<em>ཡིག</em>་གསར་འགྱུར།'],
    ['༢༠༣༡ལོ', '2031', '<em>༢༠༣༡</em>ལོ'],
    ['清水河水', '清水 水河', '<em>清水河</em>水'],
    ['nothing here', '清水', 'nothing here'],
    ['清水，河水；清水河', '清水·河', '<em>清水，河</em>水；清水河'],
    ['Waterfall, water', 'water', 'Waterfall, <em>water</em>'],
    ['G6117高速', 'g6117', '<em>G6117</em>高速'],
    ['Die Straße, DIE STRASSE', 'strasse', 'Die <em>Straße</em>, DIE <em>STRASSE</em>'],
    ['Œuvre d’été', 'OEUVRE ete', '<em>Œuvre</em> d’<em>été</em>'],
    ['བོད་ཡིག༎ བོད་ཡིགས། བོད།།ཡིག', 'བོད་ཡིག', '<em>བོད་ཡིག</em>༎ བོད་ཡིགས། <em>བོད།།ཡིག</em>'],
    ['清\u200B水', '清水', '<em>清\u200B水</em>'],
  ])('[F3] in %s', (text, key, html) => {
    expect(highlighted(text, key)).toBe(html);
  });

  test('[K8] a title is text, the mark alone is markup', () => {
    expect(highlighted('<script>alert("清水")</script> & \'x\'', '清水 script')).toBe(
      '&lt;<em>script</em>&gt;alert(&quot;<em>清水</em>&quot;)&lt;/<em>script</em>&gt; &amp; &#39;x&#39;',
    );
  });

  test('[F3] a letter is marked with its marks, an emoji is not parted', () => {
    expect(highlighted('e\u0301tude', 'étude')).toBe('<em>e\u0301tude</em>');
    expect(excerpt(`${'👩‍🌾'.repeat(60)}清水${'👩‍🌾'.repeat(200)}`, '清水')).toBe(
      `…${'👩‍🌾'.repeat(20)}<em>清水</em>${'👩‍🌾'.repeat(78)}…`,
    );
  });

  test('[F3] an excerpt stands around the first hit', () => {
    const text = `${'前'.repeat(300)}清水${'后'.repeat(300)}`;
    expect(excerpt(text, '清水')).toBe(`…${'前'.repeat(20)}<em>清水</em>${'后'.repeat(78)}…`);
    expect(excerpt('清水\n\n 在前', '清水')).toBe('<em>清水</em> 在前');
    expect(excerpt('无', '清水')).toBeUndefined();
  });

  test('[F3] also where folding has changed how long the text before it is', () => {
    const sharp = 'ß'.repeat(300);
    expect(excerpt(`${sharp} 清水`, '清水')).toBe(`…${'ß'.repeat(19)} <em>清水</em>`);
    expect(excerpt(`${'\u200B'.repeat(900)}${'前'.repeat(30)}清水`, '清水')).toBe(
      `…${'前'.repeat(20)}<em>清水</em>`,
    );
  });

  test('[C8] a Tibetan excerpt begins behind a tsheg', () => {
    const found = excerpt(`${'གསར་འགྱུར་'.repeat(30)}བོད་ཡིག`, 'བོད་ཡིག') ?? '';
    expect(found).toMatch(/^…(གསར|འགྱུར)་/);
  });

  test('[F3] without a hit the text begins', () => {
    expect(leadingExcerpt('a'.repeat(101))).toBe(`${'a'.repeat(100)}…`);
    expect(leadingExcerpt('<b>')).toBe('&lt;b&gt;');
  });

  test('[F3] of any marks and letters, what an expression for the whole phrase finds is found', () => {
    const letters = [...'水河ab1བོཡིནྃ', ...'，。 -་།\n'];
    let seed = 7;
    const next = (below: number) => {
      seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
      return (seed >> 8) % below;
    };
    const some = (most: number) =>
      Array.from({ length: 1 + next(most) }, () => letters[next(letters.length)]).join('');
    let hits = 0;
    for (let keys = 0; keys < 300; keys += 1) {
      const key = `"${some(4)}"`;
      const [phrase] = parseKey(key)?.phrases ?? [];
      if (!phrase) continue;
      const expression = expressionOf(phrase);
      for (let texts = 0; texts < 100; texts += 1) {
        const text = some(24);
        const found = highlighted(text, key).includes('<em>');
        expect([text, key, found]).toEqual([text, key, expression.test(foldText(text))]);
        if (found) hits += 1;
      }
    }
    expect(hits).toBeGreaterThan(1000);
  });
});

/** A phrase as one regular expression: words and syllables whole, some marks between two runs of one kind, any between others. */
function expressionOf({ runs }: Phrase): RegExp {
  const [first, last] = [runs[0], runs.at(-1)];
  const head = first && first.kind !== 'characters' ? `(?<!${LETTER[first.kind]})` : '';
  const tail = last && last.kind !== 'characters' ? `(?!${LETTER[last.kind]})` : '';
  const middle = runs.map(({ kind, text }, index) => {
    const before = runs[index - 1];
    return `${before ? `[^\\p{L}\\p{N}\\p{M}]${before.kind === kind ? '+' : '*'}` : ''}${text}`;
  });
  return new RegExp(head + middle.join('') + tail, 'u');
}
