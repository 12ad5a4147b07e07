import { expect, test } from 'vitest';
import { bodyAttributes, bodyTags, isBodyClasses } from './bodyMarkup';

test('[K8] elements of a body – are these and no others', () => {
  expect([...bodyTags].sort().join(' ')).toBe(
    'a b blockquote br caption code dd dl dt em h2 h3 h4 hr i li mark ol p pre rp rt ruby s small span strong sub sup table tbody td tfoot th thead tr u ul',
  );
});

const classes = [
  ...['player', 'align-center', 'align-right', 'align-justify', 'first-line', 'indent-1', 'indent-4'],
  ...['align-center first-line indent-2'],
];
const foreignClasses = [
  ...['', 'x', 'align-left', 'indent-0', 'indent-5', 'indent-11', 'first-line ', ' player', 'xplayer'],
  ...['player player player player', 'player  player', 'playerplayer', 'align-center\nplayer'],
];
test('[K8] classes of a body – up to three of ours – stay, all others go', () => {
  expect(classes.filter((value) => !isBodyClasses(value))).toEqual([]);
  expect(foreignClasses.filter((value) => isBodyClasses(value))).toEqual([]);
});

test.each([
  ['class', classes, foreignClasses],
  ['colspan', ['1', '20', '999'], ['', '0', '01', '1000', '-1', '1x', 'x1']],
  ['rowspan', ['1', '999'], ['0', '1000']],
  ['start', ['1', '999'], ['0', '1000']],
  ['scope', ['row', 'col', 'rowgroup', 'colgroup'], ['', 'rows', 'xcol', 'ROW']],
  [
    'lang',
    ['bo', 'zh-CN', 'zh-Hant-TW', 'sl-rozaj-biske-1994', 'de-CH-1901-x-y', 'abcdefgh-12345678'],
    ['', 'b', 'abcdefghi', 'z1', 'zh-', 'zh-123456789', 'zh_CN', 'a"b', 'zh-a-b-c-d-e', '-zh', 'zh-ü'],
  ],
  ['dir', ['ltr', 'rtl', 'auto'], ['', 'xltr', 'rtlx', 'up']],
])(
  '[K8] attribute %s of a body – takes the values that browsers know, and no others',
  (name, taken, refused) => {
    const allowed = bodyAttributes.get(name);
    expect(taken.filter((value) => !allowed?.test(value))).toEqual([]);
    expect(refused.filter((value) => allowed?.test(value))).toEqual([]);
  },
);

test('[K8] attributes of a body – have no others, so that no handler and no style stays', () => {
  expect([...bodyAttributes.keys()].join(' ')).toBe('class colspan rowspan start scope lang dir');
});
