import { expect, test } from 'vitest';
import { getCatXysQuery } from './accounts';
import { activityListQuery, activityState } from './activities';
import { getArticlesQuery } from './articles';
import { moduleViewQuery } from './moduleView';
import { questionListQuery } from './questions';
import { isAccountVisible } from './reading/accounts';

const account = { topic: '桑多乡', description: '', icon: '', rssCount: 0, isFollow: false };

test.each([
  [{ xyID: 5, xyStatus: 0, xyForbidden: false }, true],
  [{ xyID: 5, xyStatus: 1, xyForbidden: false }, false],
  [{ xyID: 5, xyStatus: 4, xyForbidden: false }, false],
  [{ xyID: 5, xyStatus: 0, xyForbidden: true }, false],
  [{ xyID: 0, xyStatus: 0, xyForbidden: false }, false],
])('[F26] the account %j shows: %s', (state, shows) => {
  expect(isAccountVisible({ ...account, ...state })).toBe(shows);
});

test('[F26] a list of accounts leaves out those that do not show', async () => {
  const page = await getCatXysQuery(1).read(
    {
      xys: [
        { xyID: 1, topic: '一' },
        { xyID: 2, topic: '二', xyStatus: 4 },
      ],
      hasMore: true,
    },
    0,
  );
  expect(page?.items.map(({ xyID }) => xyID)).toEqual([1]);
  expect(page?.hasMore).toBe(true);
});

test('[E1] of activities more are asked for iff the page is full', async () => {
  const list = (length: number) => ({
    list: Array.from({ length }, (_, at) => ({ fileId: String(at + 1) })),
  });
  expect((await activityListQuery().read(list(20), 0))?.hasMore).toBe(true);
  expect((await activityListQuery().read(list(19), 0))?.hasMore).toBe(false);
  expect((await activityListQuery().read(list(0), 0))?.hasMore).toBe(false);
});

const numbered = (length: number) => Array.from({ length }, (_, at) => ({ fileId: String(at + 1) }));
/** Accounts, of which the first does not show (F26). */
const accounts = (length: number) =>
  Array.from({ length }, (_, at) => ({ xyID: at + 1, topic: '号', xyStatus: at === 0 ? 4 : 0 }));

test.each([
  ['questions', (length: number) => questionListQuery().read({ list: numbered(length) }, 0)],
  [
    'a module of accounts',
    (length: number) => moduleViewQuery('3').read({ type: 5, list: accounts(length) }, 0),
  ],
  [
    'a module with rows nobody can read',
    (length: number) => moduleViewQuery('1').read({ type: 0, list: Array(length).fill(null) }, 0),
  ],
])('[E1] of %s more are asked for iff the page came full, whatever of it shows', async (_, read) => {
  for (const [length, more] of [
    [0, false],
    [1, false],
    [19, false],
    [20, true],
  ] as const) {
    expect([length, (await read(length))?.hasMore]).toEqual([length, more]);
  }
});

test.each([
  ['2031-03-05T07:59:00+08:00', 0],
  ['2031-03-05T08:01:00+08:00', 1],
  ['2031-03-06T08:01:00+08:00', 2],
])('[F1] an activity of the fifth of March stands at %s in state %i', (now, state) => {
  const row = { startTime: '2031-03-05 08:00:00.0', endTime: '2031-03-06 08:00:00.0' };
  expect(activityState(row, Date.parse(now))).toBe(state);
});

test('[E1] the next page is asked for behind the last row, by page behind a pinned one', async () => {
  const { next, read } = getArticlesQuery(1);
  const page = await read(
    {
      list: [
        { fileId: 1, iorder: '77' },
        { fileId: 2, iorder: '78', isTop: true },
      ],
      hasMore: true,
    },
    1,
  );
  expect(next(1, page?.items[0])).toEqual({ afterOrder: '77' });
  expect(next(1, page?.items[1])).toEqual({ page: 1 });
});
