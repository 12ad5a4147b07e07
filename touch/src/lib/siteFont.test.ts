import { expect, test } from 'vitest';
import { fontRules } from './siteFont';

const rules = (source: string) => [
  `@font-face{font-family:site;src:url("${source}");font-display:swap}`,
  ':root{--text-face:site,var(--sans)}',
];

test.each([
  ['/fonts/own.woff2', '', '/fonts/own.woff2'],
  ['/fonts/own.woff2', 'https://paper.test', 'https://paper.test/fonts/own.woff2'],
  ['https://fonts.test/own.woff2', 'https://paper.test', 'https://fonts.test/own.woff2'],
])('[C4] a font file %s – on a page of “%s” – comes from %s', (file, origin, source) => {
  expect(fontRules(file, origin)).toEqual(rules(source));
});

test.each(['', 'own.woff2', 'javascript:alert(1)'])(
  '[C4] a font file “%s” – no safe address – sets nothing',
  (file) => {
    expect(fontRules(file)).toEqual([]);
  },
);

test('[C4] a font file – without an origin – is asked for at the page’s own', () => {
  expect(fontRules('/fonts/own.woff2')).toEqual(rules('/fonts/own.woff2'));
});
