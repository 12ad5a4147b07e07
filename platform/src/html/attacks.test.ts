import { markupAttacks } from '@testing/markupAttacks';
import { describe, expect, test } from 'vitest';
import { cleanHtml } from './cleanHtml';
import { plainText } from './plainText';

const base = 'https://news.example/a/b.html';
const clean = (html: string) => cleanHtml(html, { baseUrl: base }).html;

/** All that a cleaned text may contain: these tags, these attributes in double quotes, and the placeholders. */
const TAG =
  /<(?:a|b|blockquote|br|caption|code|dd|dl|dt|em|h[234]|hr|i|li|mark|ol|p|pre|rp|rt|ruby|s|small|span|strong|sub|sup|table|tbody|td|tfoot|th|thead|tr|u|ul)(?: (?:href="(?:https?:\/\/|mailto:|tel:|\/(?!\/))[^"<>\\]*"|class="(?:(?:player|align-\w+|first-line|indent-[1-4]) ?)+"|(?:rel|colspan|rowspan|start|scope|lang|dir)="[\w -]*"))*>|<\/[a-z0-9]+>|<!--(?:IMAGE|VIDEO)ARRAY#\d+-->/g;

function leftOver(html: string): string {
  return html.replace(TAG, '').replace(/[^<>]+/g, '');
}

describe('attacks', () => {
  test.each(markupAttacks)('[K8] nothing executable survives of %s', (payload) => {
    for (const html of [
      payload,
      `<p>a ${payload} b</p>`,
      `<table><tr><td>${payload}`,
      `<figure>${payload}<figcaption>${payload}`,
    ]) {
      const body = cleanHtml(html, { baseUrl: base });
      expect(leftOver(body.html)).toBe('');
      for (const address of [...body.pictures, ...body.media].map((one) => one.src)) {
        expect(address).toMatch(/^https?:\/\//);
      }
    }
  });

  test.each(markupAttacks)('[K8] cleaning twice changes nothing of %s', (payload) => {
    const once = cleanHtml(`<p>a ${payload} b</p>`, { baseUrl: base });
    const placed = { pictures: once.pictures.length, media: once.media.length };
    const twice = cleanHtml(once.html, { placed });
    expect(twice).toEqual({ html: once.html, pictures: [], media: [] });
  });

  test('[K8] a list of markupAttacks is long enough to mean something', () => {
    expect(new Set(markupAttacks).size).toBeGreaterThanOrEqual(40);
  });

  test.each(['<table><tr><td>', '<p><i><b>', '<span lang=en>', '<div>', '<svg>'])(
    '[K8] %s a hundred thousand times in one another costs no time and loses no words',
    (tag) => {
      expect(plainText(clean(`first ${tag.repeat(100_000)}</svg> words`))).toMatch(/^first/);
      expect(clean(`${tag.replace('svg', 'b').repeat(100_000)}words`)).toContain('words');
    },
    5000,
  );
});

/** The same row of numbers in every run (a linear congruence, constants of Numerical Recipes). */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const PIECES =
  '<p> </p> <div> </div> <h1> </h2> <ul> <li> </ul> <table> <tr> <td> </table> <b> </b> <i> </i> <a/href=/x> </a> <br> <hr> <pre> </pre> <code> <blockquote> </blockquote> <img/src=/i> <figure> <figcaption> </figcaption> </figure> <video/src=/v> </video> <video> <source/src=/s> <track/src=/t> <picture> </picture> <img/srcset=/p> <div/class=onebox> <img/alt=😀> <ruby> <rt> </ruby> <span/lang=bo> </span> <q> </q> <caption> <script> </script> <svg> </svg> <iframe/src=/f> </iframe> &amp; &nbsp; \u3000 \n \t x 字 བོད་ < > " <!-- -->'.split(
    ' ',
  );

test('[K8] of two thousand heaps of broken markup each is clean, and stays as it is when cleaned again', () => {
  for (let seed = 1; seed <= 2000; seed += 1) {
    const next = numbers(seed);
    const html = Array.from({ length: 30 }, () => PIECES[next(PIECES.length)] ?? ' ').join(
      next(2) === 0 ? '' : ' ',
    );
    const once = cleanHtml(html, { baseUrl: base });
    const placed = { pictures: once.pictures.length, media: once.media.length };
    expect(leftOver(once.html)).toBe('');
    expect(cleanHtml(once.html, { placed }).html, html).toBe(once.html);
    expect(once.html).not.toMatch(
      /<(p|h2|li|b|i|a|blockquote)[^>]*><\/\1>|<p>[^<]*<(?:p|ul|table|h2|blockquote)/,
    );
  }
});
