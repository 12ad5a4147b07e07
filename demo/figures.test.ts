import { describe, expect, test } from 'vitest';
import type { DemoArticle } from './content';
import { written } from './load/newsroom';

const pieces: readonly DemoArticle[] = written.flat();

const textOf = ({ title, attAbstract, body, gallery }: DemoArticle): string =>
  [title, attAbstract, body, ...(gallery ?? []).map(({ summary }) => summary)].join('\n');

/** Pieces on one subject and the figures each of them has to give, in whatever language. */
const facts: readonly (readonly [subject: string, keys: readonly string[], figures: readonly string[]])[] = [
  ['railway', ['railway-topic', 'en-railway-track', 'bo-railway'], ['118.6', '41.3', '57']],
  ['tunnel', ['headline-tunnel-last-286', 'en-tunnel-progress'], ['7860', '38.6', '9.4', '4386', '127']],
  ['pass', ['headline-tunnel-last-286', 'live-pass', 'de-schneestrasse-film'], ['38.6', '127']],
  ['cranes', ['ecology-crane-count', 'en-crane-count', 'bo-cranes'], ['214', '187', '33', '38', '620', '60']],
  [
    'homestays',
    ['economy-homestay-vacancy', 'travel-drolma', 'bo-homestay', 'de-wanderung-gletscherblick'],
    ['168'],
  ],
  ['herders’ school', ['education-herders', 'bo-school-library', 'fr-maitresse-sangdo'], ['317']],
  ['speed race', ['races-results', 'bo-race-pictures', 'fr-course-film'], ['8400', '10', '52', '15']],
];

const numerals: readonly (readonly [written: RegExp, figure: string])[] = [
  [/三百一十七/g, '317'],
  [/三十八点六/g, '38.6'],
  [/一百二十七/g, '127'],
  [/骑射冠军扎西措十五岁/g, '15'],
  [/dix minutes et cinquante-deux/g, '10 52'],
  [/quinze ans/g, '15'],
];

describe('figures', () => {
  test.each(facts)('of the %s are the same in every language', (_subject, keys, figures) => {
    for (const key of keys) {
      const article = pieces.find((one) => one.key === key);
      const text = numerals.reduce(
        (now, [written, figure]) => now.replace(written, figure),
        article ? textOf(article) : '',
      );
      const given = new Set(text.replace(/(\d)[,.\s\u202f](?=\d{3}(?!\d))/g, '$1').match(/\d+(?:\.\d+)?/g));
      for (const [, whole = '', part = ''] of text.matchAll(/(\d+),(\d{1,2})(?!\d)/g))
        given.add(`${whole}.${part}`);
      expect([...given], key).toEqual(expect.arrayContaining([...figures]));
    }
  });
});
