import { cleanHtml } from '@platform/html/cleanHtml';
import { plainText } from '@platform/html/plainText';
import { expect, test } from 'vitest';
import { wordpressHtml } from './wordpressHtml.rules';

/** Characters of the shorter text. */
const LENGTH = 20_000;
const MILLISECOND = 1_000;
/** Where the longer text takes less CPU time than this, its growth is noise. */
const SHORT = 150 * MILLISECOND;

const options = { attachments: new Map(), own: [] };
function read(text: string): void {
  const html = wordpressHtml(text, options);
  cleanHtml(html, { baseUrl: 'https://wp.example/' });
  plainText(html);
}

/** CPU time of the cheapest of two runs, microseconds: other load can only add to it. */
function costOf(text: string): number {
  const runs = [1, 2].map(() => {
    const begun = process.cpuUsage();
    read(text);
    return process.cpuUsage(begun).user;
  });
  return Math.min(...runs);
}

test.each([
  ...['[gallery ', '[gallery -', '[[-', '[[a', '[caption]', '[caption ', '[audio]', '[video ', '[embed]'],
  ...['[playlist', '[a x="', "[a b='", '[a b=', '[a "', '[a-', '[/a', '[video][/audio]', '[embed] '],
  ...[
    '<pre>',
    '<script',
    '<a href=',
    '<a>',
    '<img ',
    '<p',
    '<a wp-block-file__button',
    '<!-- wp: -->',
    '<!--',
  ],
  ...[
    'a="',
    '-',
    '-\t',
    'x \n',
    '\n \n',
    ' ',
    '\t',
    'https://a ',
    'https://a\n',
    '<@',
    '&#',
    '&amp',
    '</b>\n',
  ],
])('[K8] an imported text of “%s” repeated – four times as long – takes four times the time', (beginning) => {
  const text = beginning.repeat(LENGTH / beginning.length);
  const longer = costOf(text.repeat(4));
  // sixteen times, where each part is read again for every part before it
  if (longer > SHORT) expect(longer / costOf(text)).toBeLessThan(8);
});
