import { expect, test } from 'vitest';
import { likeCount } from './actions/useLike';
import { articleActionsOf } from './articleActions';

const article = { aStatus: 1, discussClosed: 0, shareClosed: 0 };
const plain = { preview: false, view: false, cms: false };
const all = { like: true, share: true, comments: true, countsReads: true };
const none = { like: false, share: false, comments: false, countsReads: false };

const rows: readonly (readonly [
  string,
  Partial<typeof article>,
  Partial<typeof plain>,
  number,
  Partial<typeof all>,
])[] = [
  ['[H1] a published article takes everything', {}, {}, 1, all],
  ['[A15] what is not published takes nothing', { aStatus: 0 }, {}, 1, none],
  ['[A15] nor does any other status', { aStatus: 2 }, {}, 1, none],
  ['[H1] auditType 2 hides the comments', {}, {}, 2, { ...all, comments: false }],
  ['[H1] so does discussClosed', { discussClosed: 1 }, {}, 0, { ...all, comments: false }],
  ['[J1] shareClosed forbids sharing', { shareClosed: 1 }, {}, 1, { ...all, share: false }],
  [
    '[H1] a shared page has no comments',
    {},
    { preview: true },
    1,
    { ...all, comments: false, countsReads: false },
  ],
  ['[H1] a viewed one no likes either', {}, { view: true }, 1, { ...none, share: true }],
  ['[H1] the CMS shows the article alone', {}, { cms: true }, 1, none],
];
test.each(rows)('%s', (_, change, modes, auditType, expected) => {
  expect(articleActionsOf({ ...article, ...change }, { ...plain, ...modes }, auditType)).toEqual(expected);
});

test.each([
  ['not liked, liked now', 3, false, true, 4],
  ['liked before, taken back', 3, true, false, 2],
  ['liked before, counted already', 3, true, true, 3],
  ['never below nothing', 0, true, false, 0],
])('[H2] the count of an article %s', (_, known, before, now, count) => {
  expect(likeCount(known, before, now)).toBe(count);
});
