import { describe, expect, test } from 'vitest';
import { readAdverts, readArticleExtras, readRunningIds } from './articleExtras';

describe('extras of an article', () => {
  test.each([
    ['an open one', {}, { id: 7, name: '桑多乡', icon: '/a.png' }],
    ['one without a picture', { xyAccountIcon: null }, { id: 7, name: '桑多乡', icon: '' }],
    [
      'one of an installation that sends no status',
      { xyStatus: undefined, xyForbidden: undefined },
      { id: 7 },
    ],
    ['none', { xyAccountID: 0, xyAccount: '' }, undefined],
    ['one without a name', { xyAccount: '' }, undefined],
    ['one that is not open yet', { xyStatus: 1 }, undefined],
    ['a closed one', { xyStatus: '4' }, undefined],
    ['a forbidden one', { xyForbidden: 1 }, undefined],
    ['one of whose ban nothing can be read', { xyForbidden: [] }, undefined],
  ])('[F26] the account of an article shows, or not: %s', (_, change, shown) => {
    const wire = {
      xyAccountID: 7,
      xyAccount: '桑多乡',
      xyAccountIcon: '/a.png',
      xyStatus: 0,
      xyForbidden: 0,
    };
    const read = readArticleExtras({ ...wire, ...change });
    if (shown) expect(read.account).toMatchObject(shown);
    else expect(read).not.toHaveProperty('account');
  });

  const advert = {
    ...{ id: 3, title: '面', picUrl: 'https://a.example/p.jpg', linkUrl: '/home.html' },
    ...{ width: 1200, height: 400, type: 0, advMark: 1 },
  };
  test.each([
    ['a picture that leads somewhere', {}, true],
    ['one without a size', { width: null, height: undefined }, true],
    ['a video', { type: 1 }, false],
    ['one without a number', { id: 0 }, false],
    ['one without a title', { title: '[=x1]' }, false],
    ['a link of another kind', { linkUrl: 'javascript:alert(1)' }, false],
    ['no link', { linkUrl: '' }, false],
    ['a picture of another kind', { picUrl: 'data:image/png;base64,AA' }, false],
    ['a picture on no host', { picUrl: '//a.example/p.jpg' }, false],
  ])('[J3] of adverts shows %s: %j %s', (_, change, shows) => {
    const read = readArticleExtras({ adv: [{ ...advert, ...change }, 'broken'] }).adverts;
    expect(read.map(({ id }) => id)).toEqual(shows ? [3] : []);
  });

  test('[J3] an article that bears no adverts has none, whatever comes with it', () => {
    expect(readArticleExtras({ adv: [advert], advClosed: 1 }).adverts).toEqual([]);
    expect(readArticleExtras({ adv: [advert], advClosed: -2147483648 }).adverts).toHaveLength(1);
    expect(readArticleExtras(undefined).adverts).toEqual([]);
  });

  test('[J3] running adverts – of an answer – are read as a set of numbers, none as an empty one', () => {
    expect(readRunningIds({ list: [advert, { ...advert, id: 5 }] })).toEqual(new Set([3, 5]));
    expect(readRunningIds({})).toEqual(new Set());
    expect(readAdverts([{ ...advert, advMark: 0 }])).toMatchObject([{ advMark: false }]);
  });
});
