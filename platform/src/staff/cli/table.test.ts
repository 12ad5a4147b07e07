import { expect, test } from 'vitest';
import { formatJson, formatTable } from './table';

test('[K10] columns stand under one another whatever script is in them', () => {
  expect(
    formatTable([
      { id: 1, by: '山里人', open: true },
      { id: 22, by: 'a', open: false },
    ]),
  ).toBe(['id  by      open', '1   山里人  true', '22  a       false'].join('\n'));
});

test('[K10] control characters in readers’ words – printed as table or JSON – move no cursor and turn no line', () => {
  const words = 'a\u001b[2Jb\u202ec\n\nd\u009be\u0007';
  expect(formatTable([{ words }])).toBe('words\na·[2Jb·c d·e·');
  expect(formatJson({ words })).toBe('{\n  "words": "a\\u001b[2Jb\\u202ec\\n\\nd\\u009be\\u0007"\n}');
  expect(JSON.parse(formatJson({ words: `${words}\u{e0041}\u{1f426}` }))).toEqual({
    words: `${words}\u{e0041}\u{1f426}`,
  });
});

test('[K10] a long text is cut, by the room it takes', () => {
  const long = '长'.repeat(100);
  expect(formatTable([{ words: long }]).split('\n')[1]).toBe(`${'长'.repeat(29)}…`);
  expect(formatTable([{ words: long, judged: `${long}\u202e` }], 'judged').split('\n')[1]).toBe(
    `${'长'.repeat(29)}…  ${long}·`,
  );
});
