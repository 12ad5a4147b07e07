import { KindNumber } from '@contract/codes';
import { ID_MAX } from '@contract/fields';
import { CommentState } from '@platform/discussions/commentState.types';
import { at, openTwoSites, type TwoSites } from '@testing/twoSites';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type CommentRow,
  countOwnPending,
  countReplies,
  countShownThreads,
  findShownComments,
  findVisibleComment,
  firstReplies,
  listFlat,
  listOfMember,
  listReplies,
  listRepliesToMember,
  listThreads,
} from './comments.store';
import { hottestAfter } from './reading/hot.store';
import { ownAfter } from './reading/ownComments.store';
import { countShownReplies } from './reading/replies.store';
import { listExposed, listInState, listPending, type ReviewRow } from './review/review.store';

const { shown, pending, rejected, removed, deleted, goneWithThread } = CommentState;
const { article, live } = KindNumber.source;

/**
 * Both sites have members 7, 8 and 9 and comments with equal numbers. On site 2 thread 4 is still shown. Moments at which comments
 * came to be shown run against their numbers. Comment 19 has no author: it is nobody's.
 */
let sites: TwoSites;
const comment = (site: number, id: number, more: Readonly<Record<string, unknown>> = {}) => ({
  ...{ site_id: site, id, source: article, object_id: 1, member_id: 7, content: `${site}-${id}` },
  ...{ words_hash: Buffer.from('w'), created_at: at(id), state: shown, shown_at: at(100 - id), ...more },
});
const reply = (thread: number, parent: number, to: number, more: object = {}) => ({
  ...{ thread_id: thread, parent_id: parent, parent_member_id: to, ...more },
});
const rowsOf = (site: number) => [
  comment(site, 1, { praise: 2, discuss: 1, exposed: 1 }),
  comment(site, 2, { member_id: 8, state: pending, exposed: 5 }),
  comment(site, 3, { state: rejected, praise: 9 }),
  comment(site, 4, { member_id: 8, state: site === 1 ? removed : shown }),
  comment(site, 5, { state: deleted }),
  comment(site, 6, { state: pending }),
  comment(site, 10, { member_id: 9, praise: 1, discuss: 2, exposed: 3 }),
  comment(site, 11, { member_id: 8, praise: 5, exposed: 2, ...reply(1, 1, 7) }),
  comment(site, 12, reply(1, 1, 7, { member_id: 9, state: pending })),
  comment(site, 13, reply(1, 11, 8)),
  comment(site, 14, reply(4, 4, 8, { member_id: 9, state: site === 1 ? goneWithThread : shown })),
  comment(site, 15, reply(4, 4, 8, { member_id: 9, state: pending })),
  comment(site, 16, reply(10, 10, 9)),
  comment(site, 17, reply(1, 12, 9, { member_id: 9, shown_at: at(84) })),
  comment(site, 18, reply(1, 1, 7, { member_id: 9, state: rejected })),
  comment(site, 19, reply(10, 10, 9, { member_id: 0, state: pending })),
  comment(site, 20, { object_id: 2, praise: 7 }),
  comment(site, 25, { object_id: 2 }),
  comment(site, 21, { source: live, praise: 8 }),
  comment(site, 22, { praise: 3 }),
  comment(site, 23, reply(1, 1, 7, { member_id: 8, source: KindNumber.source.activity })),
  ...(site === 1 ? [] : [comment(site, 26, reply(24, 24, 7, { state: pending }))]),
  comment(site, 24, { discuss: 1, exposed: 3 }),
];

beforeAll(async () => {
  sites = await openTwoSites();
  for (const site of [1, 2]) {
    for (const id of [7, 8, 9])
      await sites.add('members', { site_id: site, id, nickname: `${site}-${id}`, created_at: at(0) });
    const kept = { site_id: site, column_id: 1, article_type: 0, title: '', item: '', content: '' };
    const day = { published_at: at(0), changed_at: at(0), draft_hash: '' };
    for (const id of [1, 2])
      await sites.add('articles', { ...kept, ...day, id, key: `${id}`, status: id === site ? 1 : 0 });
    for (const [index, count] of [5, 6, 7].entries())
      await sites.add('talk_counts', {
        ...{ site_id: site, source: index === 2 ? live : article, object_id: index === 1 ? 2 : 1 },
        threads: site * 10 + count,
      });
    await sites.add('comments', ...rowsOf(site));
  }
});
afterAll(() => sites.close());

const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);
const query = (site: number, me: number, more: object = {}) => ({
  ...{ site, me, source: article, objectID: 1, before: ID_MAX, limit: 20, offset: 0, ...more },
});
/** Checks authors, parents that are shown, and the pending replies of member `me` below rows of a site. */
function checkRows(site: number, me: number, rows: readonly CommentRow[]) {
  const all: readonly Record<string, unknown>[] = rowsOf(site);
  for (const row of rows) {
    const own = all.find(({ id }) => id === row.id);
    const parent = all.find(({ id, state }) => id === own?.parent_id && state === shown);
    const below = all.filter(
      (one) => one.thread_id === row.id && one.state === pending && one.member_id === me,
    );
    expect({ ...row, parent: row.parent && [row.parent.content, row.parent.nickname] }).toMatchObject({
      ...{ content: `${site}-${row.id}`, nickname: `${site}-${own?.member_id}` },
      ...{ waiting: me === 0 ? 0 : below.length },
      parent: parent ? [parent.content, `${site}-${parent.member_id}`] : null,
    });
  }
}

describe('[wire g13][A17] threads and flat lists', () => {
  test.each([
    { site: 1, me: 0, threads: [24, 22, 10, 1], flat: [24, 22, 17, 16, 13, 11, 10, 1] },
    { site: 1, me: 7, threads: [24, 22, 10, 6, 1], flat: [24, 22, 17, 16, 13, 11, 10, 6, 1] },
    { site: 1, me: 8, threads: [24, 22, 10, 2, 1], flat: [24, 22, 17, 16, 13, 11, 10, 2, 1] },
    { site: 1, me: 9, threads: [24, 22, 10, 1], flat: [24, 22, 17, 16, 13, 12, 11, 10, 1] },
    { site: 2, me: 9, threads: [24, 22, 10, 4, 1], flat: [24, 22, 17, 16, 15, 14, 13, 12, 11, 10, 4, 1] },
  ])(
    '[H1] in every state – read on site $site by member $me – are shown ones and their own pending ones, newest first, with shown parents and own pending replies',
    async ({ site, me, threads, flat }) => {
      const first = await listThreads(sites.db, query(site, me));
      const all = await listFlat(sites.db, query(site, me));
      expect([ids(first), ids(all)]).toEqual([threads, flat]);
      checkRows(site, me, [...first, ...all]);
    },
  );

  test('pages of them – before a number, from an offset – are parts of the whole', async () => {
    for (const list of [listThreads, listFlat]) {
      const whole = ids(await list(sites.db, query(1, 7)));
      expect(ids(await list(sites.db, query(1, 7, { limit: 2 })))).toEqual(whole.slice(0, 2));
      expect(ids(await list(sites.db, query(1, 7, { limit: 2, offset: 1 })))).toEqual(whole.slice(1, 3));
      expect(ids(await list(sites.db, query(1, 7, { before: 10 })))).toEqual(whole.filter((id) => id < 10));
      expect(ids(await list(sites.db, query(1, 7, { objectID: 2 })))).toEqual([25, 20]);
      expect(ids(await list(sites.db, query(1, 7, { source: live })))).toEqual([21]);
    }
  });

  test('counts – of threads, of own pending ones with replies and without – are the object’s and the member’s', async () => {
    const threads = [query(1, 0), query(2, 0), query(1, 0, { objectID: 2 }), query(1, 0, { source: live })];
    expect(await Promise.all(threads.map((one) => countShownThreads(sites.db, one)))).toEqual([
      15, 25, 16, 17,
    ]);
    expect(await countShownThreads(sites.db, query(1, 0, { objectID: 3 }))).toBe(0);
    const own = (me: number, replies: boolean, more: object = {}) =>
      countOwnPending(sites.db, query(1, me, more), replies);
    expect([await own(0, true), await own(7, true), await own(8, true), await own(9, true)]).toEqual([
      0, 1, 1, 1,
    ]);
    expect([await own(7, false), await own(9, false)]).toEqual([1, 0]);
    expect([await own(7, true, { objectID: 2 }), await own(7, true, { source: live })]).toEqual([0, 0]);
    expect(await own(9, true, { site: 2 })).toBe(2);
  });
});

describe('[wire g16][A17] replies', () => {
  test.each([
    { site: 1, me: 0, thread: 1, to: 0, list: [11, 13, 17, 23] },
    { site: 1, me: 9, thread: 1, to: 0, list: [11, 12, 13, 17, 23] },
    { site: 1, me: 0, thread: 1, to: 11, list: [13] },
    { site: 1, me: 0, thread: 10, to: 0, list: [16] },
    { site: 1, me: 0, thread: 4, to: 0, list: [] },
    { site: 2, me: 0, thread: 4, to: 0, list: [14] },
    { site: 1, me: 7, thread: 0, to: 0, list: [] },
  ])(
    'of thread $thread to comment $to – read on site $site by member $me – are $list, and as many',
    async ({ site, me, thread, to, list }) => {
      const rows = await listReplies(sites.db, { site, me, thread, to }, { after: 0, limit: 20, offset: 0 });
      expect(ids(rows)).toEqual(list);
      checkRows(site, me, rows);
      if (thread !== 10) expect(await countReplies(sites.db, { site, me, thread, to })).toBe(list.length);
    },
  );

  test('pages of them – after a number, from an offset – come oldest first', async () => {
    const page = async (after: number, limit: number, offset: number) =>
      ids(await listReplies(sites.db, { site: 1, me: 0, thread: 1, to: 0 }, { after, limit, offset }));
    expect([await page(11, 2, 0), await page(0, 2, 1), await page(0, 1, 0)]).toEqual([
      [13, 17],
      [13, 17],
      [11],
    ]);
  });

  test('the first of several threads – as many as asked for – come oldest first', async () => {
    const first = async (me: number, each: number, threads = [10, 1]) =>
      ids(await firstReplies(sites.db, 1, me, threads, each));
    expect([await first(0, 2), await first(9, 2), await first(0, 1)]).toEqual([
      [11, 13, 16],
      [11, 12, 16],
      [11, 16],
    ]);
    const all = await firstReplies(sites.db, 1, 9, [10, 1], 9);
    expect(ids(all)).toEqual([11, 12, 13, 16, 17, 23]);
    checkRows(1, 9, all);
    expect([await first(0, 5, [4]), await first(0, 5, [0])]).toEqual([[], []]);
  });

  test('[wire x17] to a member – of others, shown, of what can be read – come by the moment they were shown, and are counted since one', async () => {
    for (const site of [1, 2]) {
      const lives = [
        { id: 1, article_id: 0 },
        { id: 2, article_id: 1 },
        { id: 3, article_id: 2 },
      ];
      for (const row of lives)
        await sites.add('lives', { site_id: site, status: 0, starts_at: at(0), doc: {}, ...row });
      if (site === 2)
        await sites.add('lives', { site_id: site, id: 4, status: 0, starts_at: at(0), doc: {} });
      for (const object_id of [1, 2, 3, 4])
        await sites.add('comments', {
          ...comment(site, 30 + object_id, { source: live, object_id, member_id: 9, parent_member_id: 8 }),
        });
      await sites.add('comments', comment(site, 35, { object_id: 2, member_id: 9, parent_member_id: 8 }));
      await sites.add('comments', comment(site, 36, { member_id: 8, parent_member_id: 8 }));
      await sites.add(
        'comments',
        comment(site, 37, { member_id: 9, parent_member_id: 8, state: pending, shown_at: null }),
      );
      await sites.add(
        'comments',
        comment(site, 38, { member_id: 9, parent_member_id: 8, parent_id: 5, shown_at: at(87) }),
      );
    }
    const to = async (site: number, member: number, limit = 20, offset = 0) =>
      ids(await listRepliesToMember(sites.db, site, member, limit, offset));
    expect(await to(1, 8)).toEqual([38, 13, 31, 32]);
    const [hidden] = await listRepliesToMember(sites.db, 1, 8, 1, 0);
    expect(hidden).toMatchObject({ id: 38, nickname: '1-9', parent: null });
    checkRows(1, 8, await listRepliesToMember(sites.db, 1, 8, 1, 1));
    expect(await to(1, 8, 2, 1)).toEqual([13, 31]);
    expect(await to(2, 8)).toEqual([31, 33, 34, 35]);
    expect([await to(1, 7), await to(1, 0)]).toEqual([[11], []]);
    const count = (member: number, since: number, max = 20) =>
      countShownReplies(sites.db, 1, member, at(since), max);
    expect([await count(8, 0), await count(8, 69), await count(8, 68), await count(8, 0, 3)]).toEqual([
      4, 2, 3, 3,
    ]);
    expect(await count(0, 0)).toBe(0);
  });
});

test('[H1][A17] a comment by its number – in every state, below a hidden thread – is found by those who see it', async () => {
  const seen = async (site: number, me: number) => {
    const rows = await Promise.all(
      Array.from({ length: 26 }, (_, id) => findVisibleComment(sites.db, site, me, id)),
    );
    checkRows(
      site,
      me,
      rows.flatMap((row) => row ?? []),
    );
    return ids(rows.flatMap((row) => row ?? []));
  };
  const all = [1, 10, 11, 13, 16, 17, 20, 21, 22, 23, 24, 25];
  const sorted = (...more: number[]) => [...all, ...more].toSorted((one, other) => one - other);
  expect(await seen(1, 0)).toEqual(all);
  expect(await seen(1, 7)).toEqual(sorted(6));
  expect(await seen(1, 8)).toEqual(sorted(2));
  expect(await seen(1, 9)).toEqual(sorted(12));
  expect(await seen(2, 9)).toEqual(sorted(4, 12, 14, 15));
});

test('[A17] shown comments by their numbers – with pending and unknown ones – come in the order asked', async () => {
  const found = await findShownComments(sites.db, 1, [10, 99, 2, 13, 1, 17]);
  checkRows(1, 0, found);
  expect(found.map(({ content }) => content)).toEqual(['1-10', '1-13', '1-1', '1-17']);
  expect(await findShownComments(sites.db, 1, [])).toEqual([]);
});

test('[wire n20][A17] own comments – in every state but deleted – come newest first, page by page', async () => {
  const own = async (member: number, page: object = {}) =>
    ids(await listOfMember(sites.db, 1, member, { before: ID_MAX, limit: 20, offset: 0, ...page }));
  expect(await own(7)).toEqual([25, 24, 22, 21, 20, 16, 13, 6, 3, 1]);
  for (const [site, member] of [
    [1, 7],
    [2, 7],
    [1, 9],
  ] as const)
    checkRows(site, member, await listOfMember(sites.db, site, member, { before: 30, limit: 20, offset: 0 }));
  expect(await own(7, { before: 16 })).toEqual([13, 6, 3, 1]);
  expect(await own(7, { limit: 2, offset: 1 })).toEqual([24, 22]);
});

test('[K12][A17] all own comments – deleted ones too, others’ and another site’s beside them – come by number, page by page', async () => {
  const own = async (member: number, after: number, limit: number) =>
    ids(await ownAfter(sites.db, 1, member, after, limit));
  expect(await own(7, 0, 20)).toEqual([1, 3, 5, 6, 13, 16, 20, 21, 22, 24, 25]);
  expect(await own(7, 3, 2)).toEqual([5, 6]);
  expect(await own(9, 0, 3)).toEqual([10, 12, 14]);
});

test('[wire g15][A17] hot threads – replies, hidden ones, other objects’, cold ones – come by likes and replies, then newest first', async () => {
  const { db } = sites;
  const hottest = async (last: { sum: number; id: number }, limit = 20, more: object = {}) =>
    ids(await hottestAfter(db, { site: 1, source: article, objectID: 1, ...more }, last, limit));
  const all = { sum: ID_MAX, id: ID_MAX };
  expect(await hottest(all)).toEqual([22, 10, 1, 24]);
  expect(await hottest(all, 2)).toEqual([22, 10]);
  expect(await hottest({ sum: 3, id: 10 })).toEqual([1, 24]);
  expect(await hottest(all, 20, { objectID: 2 })).toEqual([20]);
  expect(await hottest(all, 20, { source: live })).toEqual([21]);
});

describe('[H4][A17] review lists', () => {
  const reported = (rows: readonly ReviewRow[]) =>
    rows.map(({ id, nickname, content, parent_content }) => [id, nickname, content, parent_content]);

  test('pending ones – of every object – come oldest first, after a number', async () => {
    const list = async (after: number, limit = 20) => await listPending(sites.db, 1, after, limit);
    expect(ids(await list(0))).toEqual([2, 6, 12, 15, 37]);
    expect(ids(await list(2, 2))).toEqual([6, 12]);
    const rows = reported(await list(0));
    expect(rows.slice(1, 4)).toEqual([
      [6, '1-7', '1-6', ''],
      [12, '1-9', '1-12', '1-1'],
      [15, '1-9', '1-15', '1-4'],
    ]);
  });

  test('exposed ones – shown, and often exposed – come by how often, then oldest first', async () => {
    expect(reported(await listExposed(sites.db, 1, 20, 0))).toEqual([
      [10, '1-9', '1-10', ''],
      [24, '1-7', '1-24', ''],
      [11, '1-8', '1-11', '1-1'],
      [1, '1-7', '1-1', ''],
    ]);
    expect(ids(await listExposed(sites.db, 1, 1, 1))).toEqual([24]);
  });

  test('rejected and removed ones – before a number – come newest first', async () => {
    const list = async (state: CommentState, before = ID_MAX, limit = 20) =>
      ids(await listInState(sites.db, 1, state, before, limit));
    expect([await list(rejected), await list(removed), await list(deleted)]).toEqual([[18, 3], [4], [5]]);
    expect(reported(await listInState(sites.db, 1, rejected, ID_MAX, 20))).toEqual([
      [18, '1-9', '1-18', '1-1'],
      [3, '1-7', '1-3', ''],
    ]);
    expect(await list(shown, 20)).toEqual([17, 16, 13, 11, 10, 1]);
    expect(await list(shown, 20, 2)).toEqual([17, 16]);
  });
});
