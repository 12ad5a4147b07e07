import { base64 } from '@touch/lib/base64';
import { describe, expect, test } from 'vitest';
import { myFavQuery } from './favourites';
import { readFavourites } from './reading/favourites';
import { readMessages } from './reading/me';

test('[wire x23] a nickname travels as base64 of UTF-8', () => {
  for (const name of ['央金', 'བློ་བཟང', 'Ann 😀'])
    expect(Buffer.from(base64(name), 'base64').toString('utf8')).toBe(name);
});

describe('[wire x6] lists of a member', () => {
  test('[E1] the next page begins behind what was taken back meanwhile', () => {
    let taken = 0;
    const { next } = myFavQuery('7', () => taken);
    expect([next(0, undefined), next(1, undefined)]).toEqual([{ rowNumber: 0 }, { rowNumber: 20 }]);
    taken = 3;
    expect([next(0, undefined), next(2, undefined)]).toEqual([{ rowNumber: 0 }, { rowNumber: 37 }]);
  });

  test('[K8] one member’s answers are never another one’s', () => {
    expect(myFavQuery('7', () => 0).key).not.toBe(myFavQuery('8', () => 0).key);
  });

  test('rows that are none are left out; an older installation says nothing of more', () => {
    const row = { type: 0, articleID: 5, title: 'a', articleType: 0, article: { fileId: 5 } };
    expect(readFavourites({ list: [row, { title: 'b' }, null], hasMore: true })).toMatchObject({
      items: [{ articleID: '5', fileId: '5' }],
      hasMore: true,
    });
    expect(readFavourites([row])).toMatchObject({ hasMore: false });
    expect(readFavourites(undefined)).toEqual({ items: [], hasMore: false });
  });
});

test('[wire x17][C4] the name of whoever replied – is read from the title of a message; an announcement has none', () => {
  const list = [
    { id: 1, title: '央金 回复了你的评论' },
    { id: 2, title: '公告' },
  ];
  expect(readMessages({ list }).items.map(({ name }) => name)).toEqual(['央金', '']);
});

test('[wire x17][C4] decisions of the newsroom are told from other messages by the platform’s own words', () => {
  const list = [
    { id: 1, title: '你的投稿未通过审核' },
    { id: 2, title: '你的投稿' },
  ];
  expect(readMessages({ list }).items.map(({ decision }) => decision)).toEqual([
    'contributionRejected',
    undefined,
  ]);
});
