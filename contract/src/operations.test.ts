import { describe, expect, test } from 'vitest';
import { operations } from './operations';
import { addressOf, pathsOf } from './services';

const upTo = (letter: string, last: number) => Array.from({ length: last }, (_, i) => `${letter}${i + 1}`);

/** The wire reference, part c: every row there is. */
const rows = [
  ...upTo('g', 92),
  ...upTo('f', 16),
  ...upTo('o', 15),
  'a1',
  ...upTo('x', 27),
  ...upTo('n', 26),
  'n30',
  'n31',
  'n32',
  ...['n33', 'n34', 'n35', 'n36', 'n37'],
];

/** Rows of the reference that name several operations, by the last part of their paths. */
const several: Record<string, string> = {
  x5: 'favCancel hasFav',
  x8: 'feed tipoff',
  x9: 'counts read redDot',
  x10: 'activityCats myActivityList',
  x11: 'getUserHitInfo searchXyRank xyArticleRank',
  x12: 'getSubcribeCols getSubcribeXys subcribeView subcribeXY',
  x13: 'catleaderView leaderCats',
  x15: 'getPaperArticles getPaperDates getPaperLayouts getPapers searchAllPaper',
  x16: 'hotColumns hotWords',
  x17: 'getAppPushMessage message',
  x20: 'uploadImage uploadPortrait',
  x21: 'convert eventTypes score',
  x23: 'bind cancel loginByPhone logout modify oauthBindPhone oauthUnBindPhone unbind',
  x24: 'changePhone updatePassword',
  x25: 'getStartPage getStartPagesAll',
  n2: 'login register resetPassword',
  n4: 'join save',
  n8: 'detail detail',
  n12: 'exchange list mine',
  n13: 'change withdraw',
};

const rowsOf = (row: string) => row.split(', ');
const duplicates = (all: string[]) => all.filter((one, i) => all.indexOf(one) !== i);

describe('[K1] the contract covers the wire', () => {
  test('[K1] every row of the wire reference has an operation, and no operation names another row', () => {
    const covered = new Set(operations.flatMap((operation) => rowsOf(operation.row)));
    expect(rows.filter((row) => !covered.has(row))).toEqual([]);
    expect([...covered].filter((row) => !rows.includes(row))).toEqual([]);
  });

  test.each(Object.entries(several))('[wire %s] a row with several names has them all: %s', (row, ends) => {
    const found = operations
      .filter((operation) => operation.row === row)
      .map((operation) => operation.path.split('/').pop())
      .sort();
    expect(found.join(' ')).toBe(ends);
  });

  test('[K1] every other row is one operation', () => {
    const single = operations.flatMap((operation) => rowsOf(operation.row)).filter((row) => !several[row]);
    expect(duplicates(single)).toEqual([]);
  });

  test('[K1] names are unique', () => {
    expect(duplicates(operations.map((operation) => operation.name))).toEqual([]);
  });

  test('[wire W1] no two operations answer on the same path', () => {
    expect(duplicates(operations.flatMap((operation) => pathsOf(operation)))).toEqual([]);
  });

  test('[wire W1] the amuc service answers under both prefixes, and under another context path', () => {
    const score = operations.find((operation) => operation.name === 'score');
    expect(score && pathsOf(score)).toEqual(['/app_if/amuc/api/member/score', '/amuc/api/member/score']);
    expect(score && pathsOf(score, '/xy')).toEqual(['/xy/amuc/api/member/score', '/amuc/api/member/score']);
  });

  test('[wire o15] the refresh answers under base and under sso', () => {
    const refresh = operations.find((operation) => operation.name === 'refreshAccessToken');
    expect(refresh && pathsOf(refresh)).toEqual([
      '/app_if/tokenHelper/refreshAccessToken',
      '/sso-app/api/refreshAccessToken',
    ]);
  });

  test('[wire W1] a call goes to the configured address, amuc beneath the base; unset, to the prefix', () => {
    const addresses = { baseUrl: 'https://news.example/app_if/', nisUrl: '' };
    expect(addressOf({ service: 'base', path: '/getColumns' }, addresses)).toBe(
      'https://news.example/app_if/getColumns',
    );
    expect(addressOf({ service: 'amuc', path: '/vote/info' }, addresses)).toBe(
      'https://news.example/app_if/amuc/api/vote/info',
    );
    expect(addressOf({ service: 'nis', path: '/post/list' }, addresses)).toBe('/nis/api/post/list');
  });
});
