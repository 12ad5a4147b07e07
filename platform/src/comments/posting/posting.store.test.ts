import { KindNumber } from '@contract/codes';
import { CommentState } from '@platform/discussions/commentState.types';
import { MemberState } from '@platform/membership/memberState.types';
import { addReport, reportsAfter } from '@platform/reports/reports.store';
import { addArticle } from '@testing/addArticle';
import { at, openTwoSites, type TwoSites } from '@testing/twoSites';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addComments,
  addThreads,
  findComment,
  findPaces,
  lockComment,
  lockMembers,
  lockParents,
  markOfficial,
  moveThread,
  picturesOf,
  setState,
} from './posting.store';

const { shown, pending, removed, goneWithThread } = CommentState;

/** Both sites have members 7, 8 (disabled on site 1) and 9, and comments with equal numbers and contents of their own. */
let sites: TwoSites;
const comment = (site: number, id: number, more: Readonly<Record<string, unknown>> = {}) => ({
  ...{ site_id: site, id, source: 0, object_id: 1, member_id: 7, content: `${site}-${id}` },
  ...{ words_hash: Buffer.from(`w${id}`), created_at: at(id * 10), state: shown, ...more },
});
beforeAll(async () => {
  sites = await openTwoSites();
  for (const site of [1, 2]) {
    await addArticle(sites, site, 1);
    await addArticle(sites, site, 2, { status: site - 1 });
    await addArticle(sites, site, 3);
    for (const id of [7, 8, 9])
      await sites.add('members', {
        ...{ site_id: site, id, nickname: `${site}-${id}`, created_at: at(0) },
        state: id === 8 && site === 1 ? MemberState.disabled : MemberState.open,
      });
    await sites.add(
      'comments',
      comment(site, 1),
      comment(site, 2, { state: site === 1 ? pending : shown }),
      comment(site, 3, { state: removed }),
      comment(site, 4, { thread_id: 1, parent_id: 1, member_id: 8 }),
      comment(site, 5, { thread_id: 3, parent_id: 3, member_id: 9, state: shown }),
      comment(site, 6, { thread_id: 1, parent_id: 1, state: pending }),
      comment(site, 7, { object_id: 2 }),
      comment(site, 8, { thread_id: 1, parent_id: 1, member_id: 6, state: removed }),
    );
  }
});
afterAll(() => sites.close());

async function column(name: string, site = 1, table = 'comments', order = 'id'): Promise<unknown[]> {
  const text = `select ${name} as value from ${table} where site_id = $1 order by ${order}`;
  const rows = await sites.db.query<{ value: unknown }>({ name: `test-${table}-${name}`, text }, [site]);
  return rows.map(({ value }) => value);
}

test('[A17] members who post – disabled, of another site, unknown, nobody – are locked where they are open', async () => {
  const locked = async (site: number, ids = [9, 8, 7, 0, 99]) => [
    ...(await lockMembers(sites.db, site, ids, at(0))).keys(),
  ];
  expect([await locked(1), await locked(2)]).toEqual([
    [7, 9],
    [7, 8, 9],
  ]);
  expect(await locked(1, [9])).toEqual([9]);
});

test('[A17] paces of members – at both sides of a minute, a repetition, a day – count their own newest ones', async () => {
  const member = (id: number, hash: string) => ({ member: id, wordsHash: Buffer.from(hash) });
  const paces = async (
    who: ReturnType<typeof member>[],
    [minute, same, day]: [number, number, number],
    most = 10,
  ) =>
    (await findPaces(sites.db, 1, who, { minute: at(minute), same: at(same), day: at(day) }, most)).toSorted(
      (one, other) => one.member - other.member,
    );
  // member 7 wrote at 10, 20, 30, 60 and 70
  expect(await paces([member(7, 'w3'), member(9, 'w5'), member(5, 'w5')], [59, 29, 19])).toEqual([
    { member: 5, minute: 0, day: 0, same: false },
    { member: 7, minute: 2, day: 4, same: true },
    { member: 9, minute: 0, day: 1, same: true },
  ]);
  expect(await paces([member(7, 'w3')], [60, 30, 20])).toEqual([
    { member: 7, minute: 1, day: 3, same: false },
  ]);
  expect(await paces([member(7, 'w3')], [59, 0, 0], 2)).toEqual([
    { member: 7, minute: 2, day: 2, same: false },
  ]);
  expect(await paces([member(7, 'w4')], [0, 0, 0])).toEqual([{ member: 7, minute: 5, day: 5, same: false }]);
});

test('[A17] parents of replies – hidden, in a hidden thread, of another site – are shown ones of shown threads', async () => {
  const parents = async (site: number) => await lockParents(sites.db, site, [1, 2, 3, 4, 5, 6, 7, 99]);
  const one = { source: 0, object_id: 1 };
  expect((await parents(1)).toSorted((a, b) => a.id - b.id)).toEqual([
    { id: 1, thread_id: 1, member_id: 7, ...one },
    { id: 4, thread_id: 1, member_id: 8, ...one },
    { id: 7, thread_id: 7, member_id: 7, ...one, object_id: 2 },
  ]);
  expect((await lockParents(sites.db, 1, [4])).map(({ id }) => id)).toEqual([4]);
  expect((await parents(2)).map(({ id }) => id).toSorted()).toEqual([1, 2, 4, 7]);
});

test('[A17] a comment – by its number on a site, unknown – is found with its state', async () => {
  expect(await findComment(sites.db, 2, 4)).toEqual({
    ...{ id: 4, source: 0, object_id: 1, parent_id: 1, thread_id: 1, member_id: 8 },
    ...{ state: shown, content: '2-4' },
  });
  expect([await lockComment(sites.db, 1, 2), await lockComment(sites.db, 2, 2)]).toEqual([
    { state: pending },
    { state: shown },
  ]);
  expect([await findComment(sites.db, 1, 99), await lockComment(sites.db, 1, 99)]).toEqual([
    undefined,
    undefined,
  ]);
});

test('[A17] new comments – one shown, one pending – are stored as they are given, with the moment they were shown', async () => {
  const shared = { source: 4, objectID: 5, parentID: 6, threadID: 8, parentMember: 9, type: 3, pictures: [] };
  const place = { location: '河边' };
  const rows = [
    { ...shared, ...place, member: 7, content: '一', wordsHash: Buffer.from('h1'), state: shown },
    { ...shared, ...place, member: 9, content: '二', wordsHash: Buffer.from('h2'), state: pending },
  ].map((row, index) => (index === 0 ? { ...row, pictures: ['/media/1.jpg', '/media/2.jpg'] } : row));
  const added = await addComments(sites.db, 1, rows, at(5));
  expect(added.map(({ member_id }) => member_id)).toEqual([7, 9]);
  const text = 'select * from comments where site_id = 1 and id = any($1::int[]) order by member_id';
  const stored = await sites.db.query({ name: 'test-added', text }, [added.map(({ id }) => id)]);
  expect(stored).toEqual(
    rows.map((row, index) => ({
      ...{ site_id: 1, id: added[index]?.id, source: 4, object_id: 5, parent_id: 6, thread_id: 8 },
      ...{ member_id: row.member, parent_member_id: 9, content: row.content, words_hash: row.wordsHash },
      ...{ location: '河边', longitude: 0, latitude: 0, type: 3, pictures: row.pictures },
      ...{ created_at: at(5), state: row.state, shown_at: index === 0 ? at(5) : null },
      ...{ official: false, xy_id: 0, praise: 0, discuss: 0, exposed: 0 },
    })),
  );
  expect(await picturesOf(sites.db, 1, [added[0]?.id ?? 0, 1])).toEqual(['/media/1.jpg', '/media/2.jpg']);
  expect(await picturesOf(sites.db, 1, [1])).toEqual([]);
  expect(await picturesOf(sites.db, 2, [added[0]?.id ?? 0])).toEqual([]);
  await sites.db.script('delete from comments where object_id = 5');
});

test('[H1][A17] a state – set, moved with its thread – is the comment’s own, and keeps the first moment it was shown', async () => {
  await setState(sites.db, 1, 6, shown, at(50));
  await setState(sites.db, 1, 6, removed, at(60));
  await setState(sites.db, 1, 6, shown, at(70));
  expect(await column('shown_at')).toEqual([null, null, null, null, null, at(50), null, null]);
  expect(await column('state', 2)).toEqual([
    ...[shown, shown, removed, shown, shown, pending, shown, removed],
  ]);
  const moved = await moveThread(sites.db, 1, 1, { from: shown, to: goneWithThread }, at(80));
  expect(moved.toSorted()).toEqual([4, 6]);
  expect(await column('state')).toEqual([
    ...[shown, pending, removed, goneWithThread, shown, goneWithThread, shown, removed],
  ]);
  expect(await moveThread(sites.db, 1, 0, { from: shown, to: removed }, at(80))).toEqual([]);
  expect((await moveThread(sites.db, 1, 1, { from: goneWithThread, to: shown }, at(90))).toSorted()).toEqual([
    4, 6,
  ]);
  expect(await column('shown_at')).toEqual([null, null, null, at(90), null, at(50), null, null]);
  expect(await column('state', 2)).toEqual([
    ...[shown, shown, removed, shown, shown, pending, shown, removed],
  ]);
});

test('[A17] an official comment – marked again alike, otherwise, taken back – changes where the mark differs', async () => {
  const marks = [
    { official: true, xyID: 3, changed: 1 },
    { official: true, xyID: 3, changed: 0 },
    { official: true, xyID: 4, changed: 1 },
  ];
  for (const { official, xyID, changed } of marks)
    expect(await markOfficial(sites.db, 1, 1, official, xyID)).toBe(changed);
  expect([await column('xy_id'), await column('xy_id', 2)]).toEqual([
    [4, 0, 0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0, 0, 0],
  ]);
  expect(await markOfficial(sites.db, 1, 1, false, 0)).toBe(1);
  expect(await markOfficial(sites.db, 1, 99, true, 0)).toBe(0);
});

test('[A17] counts of threads – added to two objects, twice – sum up by site, source and object', async () => {
  await sites.add('talk_counts', { site_id: 2, source: 0, object_id: 1, threads: 5 });
  await addThreads(sites.db, 1, 0, new Map([...[[2, 3] as const, [1, 1] as const]]));
  await addThreads(sites.db, 1, 0, new Map([[1, 2]]));
  await addThreads(sites.db, 1, 4, new Map([[1, -1]]));
  await addThreads(sites.db, 1, 0, new Map());
  const counts = (site: number) => column('array[source, object_id, threads]', site, 'talk_counts', '1');
  expect([await counts(1), await counts(2)]).toEqual([
    [
      [0, 1, 3],
      [0, 2, 3],
      [4, 1, -1],
    ],
    [[0, 1, 5]],
  ]);
});

test('[A17] exposures – of shown and hidden things, twice, of two sites – are kept and counted once where it is shown', async () => {
  const { comment: ofComment, article } = KindNumber.expose;
  const tries = [
    { kind: ofComment, objectID: 1, who: 'm:7', counted: 1 },
    { kind: ofComment, objectID: 1, who: 'm:7', counted: 0 },
    { kind: ofComment, objectID: 1, who: 'm:8', counted: 1 },
    { kind: ofComment, objectID: 2, who: 'm:7', counted: 0 },
    { kind: ofComment, objectID: 99, who: 'm:7', counted: 0 },
    { kind: article, objectID: 1, who: 'm:7', counted: 0 },
    { kind: article, objectID: 2, who: 'm:7', counted: 0 },
    { kind: article, objectID: 99, who: 'm:7', counted: 0 },
    { kind: ofComment, objectID: 3, who: 'm:7', counted: 0 },
    { kind: article, objectID: 4, who: 'm:7', counted: 0 },
    { kind: ofComment, objectID: 7, who: 'm:7', counted: 1 },
  ];
  for (const { counted, ...one } of tries)
    expect(await addReport(sites.db, 1, { ...one, type: 4, reason: '广告' }, at(5))).toBe(counted);
  await addReport(
    sites.db,
    2,
    { ...tries[0], kind: ofComment, objectID: 2, who: 'm:7', type: 1, reason: '' },
    at(6),
  );
  expect([await column('exposed'), await column('exposed', 2)]).toEqual([
    [2, 0, 0, 0, 0, 0, 1, 0],
    [0, 1, 0, 0, 0, 0, 0, 0],
  ]);
  const own = async (site: number, who: string, type = -1, id = 0, limit = 10) =>
    (await reportsAfter(sites.db, site, who, { type, id }, limit)).map((row) => [row.type, row.id]);
  const all = [
    [ofComment, 1],
    [ofComment, 7],
    [article, 1],
  ].toSorted(([a = 0], [b = 0]) => a - b);
  expect(await own(1, 'm:7')).toEqual(all);
  expect(await own(1, 'm:7', -1, 0, 2)).toEqual(all.slice(0, 2));
  expect(await own(1, 'm:7', all[0]?.[0], all[0]?.[1])).toEqual(all.slice(1));
  expect([await own(1, 'm:8'), await own(2, 'm:7'), await own(2, 'm:8')]).toEqual([
    [[ofComment, 1]],
    [[ofComment, 2]],
    [],
  ]);
  expect((await reportsAfter(sites.db, 1, 'm:8', { type: -1, id: 0 }, 1))[0]).toEqual({
    ...{ type: ofComment, id: 1, reason: 4, words: '广告', at: at(5) },
    ...{ decided: null, note: '', state: 0 },
  });
});
