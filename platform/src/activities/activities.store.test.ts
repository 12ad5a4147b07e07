import { RegistrationStatus } from '@contract/participation/codes';
import { MemberState } from '@platform/membership/memberState.types';
import { at, openTwoSites, type TwoSites } from '@testing/twoSites';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  activitiesByIds,
  activitiesOfMember,
  activityById,
  activityCategories,
  lockActivities,
  newestActivities,
  takePlaces,
} from './activities.store';
import {
  type EditedActivity,
  lockEditedActivity,
  nextActivityId,
  saveEditedActivity,
} from './editing/editing.store';
import { decideEntry, entryStatus, reviewedEntries } from './review/review.store';
import {
  addEntries,
  changeEntry,
  countEntries,
  knownEntries,
  newestEntries,
  ownEntryById,
  repeatedValues,
  voucherOf,
  withdrawEntry,
} from './signUps/signUps.store';
import {
  entriesByCode,
  forgetChecker,
  isChecker,
  markUsed,
  setChecker,
  usedAt,
} from './writeOffs/writeOffs.store';

const { toAudit, passed, notPassed, waiting } = RegistrationStatus;

/**
 * Both sites have activities 1 to 4, published against their numbers (2 and 3 at one moment), members 7, 8 (disabled), 9 and 10, and entries
 * of equal numbers and codes.
 */
let sites: TwoSites;
const entry = (site: number, id: number, activity: number, member: number, more: object = {}) => ({
  ...{
    site_id: site,
    id,
    activity_id: activity,
    member_id: member,
    status: passed,
    created_at: at(100 - id),
  },
  ...{ regist_code: `CODE${id}`, sign_form: { name: `${site}-${id}` }, ...more },
});
beforeAll(async () => {
  sites = await openTwoSites();
  for (const site of [1, 2]) {
    for (const id of [7, 8, 9, 10])
      await sites.add('members', {
        ...{ site_id: site, id, nickname: `${site}-${id}`, created_at: at(0), head: `head ${site}` },
        state: id === 8 ? MemberState.disabled : MemberState.open,
      });
    for (const id of [1, 2, 3, 4])
      await sites.add('activities', {
        ...{ site_id: site, id, published_at: at(id === 3 ? 8 : 10 - id), category_id: id === 4 ? 6 : 5 },
        ...{
          taken: site * 10 + id,
          praise: 2,
          discuss: 3,
          quota: id,
          places: `{${site}}`,
          waiting_list: id === 1,
        },
        doc: { title: `${site}-${id}`, participatorNum: 100, countPraise: 200, countDiscuss: 300 },
      });
    for (const [code, id, order_id] of [
      ['ACTIVITY', 5, 2],
      ['ACTIVITY', 6, 1],
      ['ACTIVITY', 7, 1],
      ['OTHER', 8, 0],
    ])
      await sites.add('categories', { site_id: site, code, id, order_id, doc: { name: `${site}-${id}` } });
    await sites.add(
      'entries',
      entry(site, 11, 1, 7),
      entry(site, 12, 2, 7, { status: waiting }),
      entry(site, 13, 1, 8),
      entry(site, 14, 1, 9, { used_at: site === 1 ? at(5) : null, used_place: '东门' }),
      entry(site, 15, 1, 10, { status: notPassed, review_note: '不符' }),
      entry(site, 16, 2, 9, { status: toAudit }),
      entry(site, 17, 3, 9),
    );
  }
});
afterAll(() => sites.close());

const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);
const docOf = (site: number, id: number) => ({
  ...{ title: `${site}-${id}`, participatorNum: 100 + site * 10 + id, countPraise: 202, countDiscuss: 303 },
});
async function entriesOf(site: number, value: string): Promise<unknown[]> {
  const text = `select ${value} as value from entries where site_id = $1 order by id`;
  const name = `test-entries-${value}`.slice(0, 60);
  return (await sites.db.query<{ value: unknown }>({ name, text }, [site])).map((row) => row.value);
}

describe('[wire S11][A17] activities', () => {
  test('of all kinds, of one – of one moment, of the other site – come newest first with what came here, page by page', async () => {
    const newest = async (site: number, category: number, limit = 9, offset = 0) =>
      await newestActivities(sites.db, site, category, limit, offset);
    expect(ids(await newest(1, -1))).toEqual([1, 3, 2, 4]);
    expect((await newest(2, -1)).map(({ doc }) => doc)).toEqual([1, 3, 2, 4].map((id) => docOf(2, id)));
    expect([ids(await newest(1, 5)), ids(await newest(1, 6)), ids(await newest(1, 0))]).toEqual([
      [1, 3, 2],
      [4],
      [],
    ]);
    expect(ids(await newest(1, -1, 2, 1))).toEqual([3, 2]);
  });

  test('by their numbers, locked – unknown ones among them – are the site’s own', async () => {
    const { db } = sites;
    const found = (await activitiesByIds(db, 2, [3, 1, 99])).toSorted((a, b) => a.id - b.id);
    expect(found.map(({ doc }) => doc)).toEqual([docOf(2, 1), docOf(2, 3)]);
    const locked = await lockActivities(db, 1, [3, 1, 99]);
    expect(
      locked.map(({ id, doc, quota, places, waiting_list }) => [id, doc, quota, places, waiting_list]),
    ).toEqual([
      [1, docOf(1, 1), 1, ['1'], true],
      [3, docOf(1, 3), 3, ['1'], false],
    ]);
    expect(await activityById(db, 2, 4)).toMatchObject({ id: 4, doc: docOf(2, 4), quota: 4, places: ['2'] });
    expect(await activityById(db, 1, 99)).toBeUndefined();
  });

  test('their kinds – of another code, of the other site – come in their order', async () => {
    const kinds = await activityCategories(sites.db, 1);
    expect(kinds.map(({ id, doc }) => [id, doc])).toEqual([6, 7, 5].map((id) => [id, { name: `1-${id}` }]));
  });

  test('taken places – more, fewer – change of one activity on one site', async () => {
    await takePlaces(sites.db, 1, 2, 3);
    await takePlaces(sites.db, 1, 2, -1);
    const text = 'select taken from activities order by site_id, id';
    const rows = await sites.db.query<{ taken: number }>({ name: 'test-taken', text });
    expect(rows.map(({ taken }) => taken)).toEqual([11, 14, 13, 14, 21, 22, 23, 24]);
    await takePlaces(sites.db, 1, 2, -2);
  });

  test('[wire x10] of a member – others’ and the other site’s beside them – come newest entry first, with the entry', async () => {
    const mine = async (site: number, member: number, limit = 9, offset = 0) =>
      await activitiesOfMember(sites.db, site, member, limit, offset);
    expect((await mine(1, 9)).map(({ doc }) => doc)).toEqual([
      { ...docOf(1, 3), entryID: 17, entryStatus: passed, useTime: '' },
      { ...docOf(1, 2), entryID: 16, entryStatus: toAudit, useTime: '' },
      { ...docOf(1, 1), entryID: 14, entryStatus: passed, useTime: '2026-01-10 08:00:00.0' },
    ]);
    expect([ids(await mine(1, 9, 1)), ids(await mine(1, 9, 9, 1)), ids(await mine(1, 0))]).toEqual([
      [3],
      [2, 1],
      [],
    ]);
    expect(Object((await mine(2, 9))[2]?.doc)).toMatchObject({ title: '2-1', useTime: '' });
  });

  test('[K10] edited – new, changed – have every field as it is given, and when they were published first', async () => {
    const { db } = sites;
    const edited = (word: string, on: boolean) =>
      ({
        ...{ doc: { title: word }, detail: { content: word }, fields: [{ id: word }], quota: word.length },
        ...{
          waitingList: on,
          category: word.length,
          needsReview: !on,
          uniqueFields: [word],
          places: [`${word}门`],
        },
      }) as unknown as EditedActivity;
    await saveEditedActivity(db, 1, 50, edited('ab', true), at(1));
    expect(await lockEditedActivity(db, 1, 50)).toEqual(edited('ab', true));
    await saveEditedActivity(db, 1, 50, edited('abc', false), at(2));
    expect(await lockEditedActivity(db, 1, 50)).toEqual(edited('abc', false));
    const published = 'select published_at as at from activities where id = 50';
    expect(await db.query({ name: 'test-published', text: published })).toEqual([{ at: at(1) }]);
    expect([await lockEditedActivity(db, 2, 50), await lockEditedActivity(db, 1, 99)]).toEqual([
      undefined,
      undefined,
    ]);
    expect((await lockEditedActivity(db, 2, 1))?.doc).toMatchObject({ title: '2-1', participatorNum: 100 });
    expect((await nextActivityId(db)) + 1).toBe(await nextActivityId(db));
    await db.script('delete from activities where id = 50');
  });
});

describe('[A17] entries', () => {
  test('known ones among several – of another member, activity, site – are those that exist', async () => {
    const keys = [
      { activity: 1, member: 7 },
      { activity: 1, member: 9 },
      { activity: 3, member: 7 },
      { activity: 1, member: 99 },
    ];
    await sites.add('entries', entry(2, 30, 3, 7));
    expect((await knownEntries(sites.db, 1, keys)).toSorted((a, b) => a.member - b.member)).toEqual(
      keys.slice(0, 2),
    );
    expect(await knownEntries(sites.db, 2, keys)).toHaveLength(3);
    await sites.db.script('delete from entries where id = 30');
  });

  test('[wire g65] values of another’s entry – one’s own, a rejected one’s, in another field and activity – are repeated', async () => {
    const repeated = async (activity: number, member: number, value: string, field = 'name', site = 1) =>
      (await repeatedValues(sites.db, site, [{ activity, member, field, value }])).length;
    expect(await repeated(1, 9, '1-11')).toBe(1);
    expect([
      await repeated(1, 7, '1-11'),
      await repeated(1, 7, '1-15'),
      await repeated(2, 9, '1-11'),
    ]).toEqual([0, 0, 0]);
    expect([
      await repeated(1, 9, '1-11', 'phone'),
      await repeated(1, 9, '2-11'),
      await repeated(1, 9, '2-11', 'name', 2),
    ]).toEqual([0, 0, 1]);
    const both = [7, 9].map((member) => ({ activity: 1, member, field: 'name', value: '1-13' }));
    expect(await repeatedValues(sites.db, 1, both)).toEqual([{ activity: 1, field: 'name', value: '1-13' }]);
  });

  test('[wire x3] new ones – of a disabled and an unknown member, a second one – are added in their order', async () => {
    const { db } = sites;
    const fresh = (member: number, code: string) => ({
      ...{ activity: 4, member, status: toAudit, answers: { name: code }, code },
    });
    await sites.add('members', { site_id: 2, id: 30, nickname: '邻居', created_at: at(0) });
    const added = await addEntries(
      db,
      1,
      [fresh(10, 'c'), fresh(8, 'd'), fresh(99, 'e'), fresh(30, 'g'), fresh(7, 'b')],
      at(3),
    );
    expect(added.map(({ member, activity, status }) => [member, activity, status])).toEqual([
      [10, 4, toAudit],
      [7, 4, toAudit],
    ]);
    expect(added[0]?.id).toBeLessThan(added[1]?.id ?? 0);
    expect(await addEntries(db, 1, [fresh(7, 'f')], at(4))).toEqual([]);
    const rows = await reviewedEntries(db, 1, { activity: 4, status: -1, after: 0, limit: 9 });
    expect(rows.map((row) => [row.member_id, row.regist_code, row.sign_form, row.created_at])).toEqual([
      [10, 'c', { name: 'c' }, at(3)],
      [7, 'b', { name: 'b' }, at(3)],
    ]);
    expect(await reviewedEntries(db, 2, { activity: 4, status: -1, after: 0, limit: 9 })).toEqual([]);
    await db.script('delete from entries where activity_id = 4');
  });

  test('[wire n13] an own one by its number – of another, of the other site – is the member’s', async () => {
    const own = (site: number, member: number, id: number) => ownEntryById(sites.db, site, member, id);
    expect([await own(1, 9, 14), await own(2, 9, 14), await own(1, 7, 14), await own(1, 9, 99)]).toEqual([
      { id: 14, activity: 1, status: passed, used: true },
      { id: 14, activity: 1, status: passed, used: false },
      undefined,
      undefined,
    ]);
  });

  test('[wire f5] a voucher – in every status, of another, of the other site – is that of an approved entry', async () => {
    const voucher = (site: number, member: number, activity: number) =>
      voucherOf(sites.db, site, member, activity);
    expect([await voucher(1, 9, 1), await voucher(2, 9, 1)]).toEqual([
      { regist_code: 'CODE14', used_at: at(5), used_place: '东门' },
      { regist_code: 'CODE14', used_at: null, used_place: '东门' },
    ]);
    for (const [member, activity] of [
      [9, 2],
      [7, 2],
      [10, 1],
      [7, 3],
    ] as const)
      expect(await voucher(1, member, activity)).toBeUndefined();
  });

  test('[wire g20] approved ones of open members – page by page – come newest first, and are counted', async () => {
    const newest = async (activity: number, limit = 9, offset = 0) =>
      (await newestEntries(sites.db, 1, activity, limit, offset)).map(({ id, nickname, head }) => [
        id,
        nickname,
        head,
      ]);
    expect([await newest(1), await newest(1, 1), await newest(1, 9, 1), await newest(2)]).toEqual([
      [
        [14, '1-9', 'head 1'],
        [11, '1-7', 'head 1'],
      ],
      [[14, '1-9', 'head 1']],
      [[11, '1-7', 'head 1']],
      [],
    ]);
    expect([
      await countEntries(sites.db, 1, 1),
      await countEntries(sites.db, 2, 3),
      await countEntries(sites.db, 1, 2),
    ]).toEqual([2, 1, 0]);
  });

  test('[K10] for review – in every status, of another activity – come oldest first, after a number', async () => {
    const list = async (status: number, after = 0, limit = 9) =>
      (await reviewedEntries(sites.db, 1, { activity: 1, status, after, limit })).map(({ id, nickname }) => [
        id,
        nickname,
      ]);
    const all = [
      [11, '1-7'],
      [13, '1-8'],
      [14, '1-9'],
      [15, '1-10'],
    ];
    expect([
      await list(-1),
      await list(-1, 11),
      await list(-1, 0, 2),
      await list(notPassed),
      await list(toAudit),
    ]).toEqual([...[all, all.slice(1), all.slice(0, 2), all.slice(3), []]]);
    expect([
      await list(passed),
      await reviewedEntries(sites.db, 1, { activity: 2, status: toAudit, after: 0, limit: 9 }),
    ]).toMatchObject([all.slice(0, 3), [{ id: 16, nickname: '1-9' }]]);
  });

  test('[K10] their status – of another activity, of the other site – is read and decided by number', async () => {
    const { db } = sites;
    expect([await entryStatus(db, 1, 1, 14), await entryStatus(db, 2, 1, 14)]).toEqual([
      { status: passed, used: true, member: 9, answers: { name: '1-14' } },
      { status: passed, used: false, member: 9, answers: { name: '2-14' } },
    ]);
    expect([await entryStatus(db, 1, 2, 14), await entryStatus(db, 1, 1, 99)]).toEqual([
      undefined,
      undefined,
    ]);
    await decideEntry(db, 1, 13, { status: notPassed, note: '理由' });
    expect([await entriesOf(1, "status || ' ' || review_note"), await entriesOf(2, 'status')]).toEqual([
      [
        `${passed} `,
        `${waiting} `,
        `${notPassed} 理由`,
        `${passed} `,
        `${notPassed} 不符`,
        `${toAudit} `,
        `${passed} `,
      ],
      [passed, waiting, passed, passed, notPassed, toAudit, passed],
    ]);
    await decideEntry(db, 1, 13, { status: passed, note: '' });
  });

  test('[wire n13] changed – used, rejected, of another – are the member’s open ones', async () => {
    const change = (site: number, member: number, id: number) =>
      changeEntry(sites.db, site, member, { id, answers: { name: '新' }, status: toAudit });
    expect([
      await change(1, 9, 14),
      await change(1, 10, 15),
      await change(1, 7, 17),
      await change(1, 9, 99),
    ]).toEqual([0, 0, 0, 0]);
    expect(await change(1, 9, 17)).toBe(1);
    expect(await entriesOf(1, "sign_form->>'name'")).toEqual([
      '1-11',
      '1-12',
      '1-13',
      '1-14',
      '1-15',
      '1-16',
      '新',
    ]);
    expect((await entriesOf(1, 'status')).at(-1)).toBe(toAudit);
    expect(await entriesOf(2, "sign_form->>'name'")).toEqual(
      [11, 12, 13, 14, 15, 16, 17].map((id) => `2-${id}`),
    );
  });

  test('[wire n13] withdrawn – used, of another, of the other site – go once', async () => {
    const gone = (site: number, member: number, id: number) => withdrawEntry(sites.db, site, member, id);
    expect([await gone(1, 9, 14), await gone(1, 7, 17), await gone(1, 9, 17), await gone(1, 9, 17)]).toEqual([
      undefined,
      undefined,
      { status: toAudit },
      undefined,
    ]);
    expect([await entriesOf(1, 'id'), await entriesOf(2, 'id')]).toEqual([
      [11, 12, 13, 14, 15, 16],
      [11, 12, 13, 14, 15, 16, 17],
    ]);
  });
});

describe('[wire f4][A17] write-offs', () => {
  test('of a code – whole, typed, its beginning, of another activity and site – find its entry, and at most two', async () => {
    const { db } = sites;
    await db.script(
      "update entries set regist_code = 'AB01CDEF2' where id = 11; update entries set regist_code = 'AB01CDEF3' where id = 13; update entries set regist_code = 'AB01CDEF4' where id = 14; update entries set regist_code = 'xy' where id = 15",
    );
    const find = async (code: string, typed: string, mayBeStart: boolean, activity = 1, site = 1) =>
      ids(await entriesByCode(db, site, activity, { code, typed, mayBeStart })).toSorted();
    expect(await find('AB01CDEF2', '', false)).toEqual([11]);
    expect(await find('xy', 'XY', false)).toEqual([15]);
    expect(await find('ab01cdef2', 'AB01CDEF2', false)).toEqual([11]);
    expect([await find('q', 'AB01CDEF', true), await find('q', 'AB01CDEF', false)]).toMatchObject([
      { length: 2 },
      [],
    ]);
    expect([await find('CODE12', 'CODE12', true), await find('CODE12', 'CODE12', true, 2)]).toEqual([
      [],
      [12],
    ]);
    const [found] = await entriesByCode(db, 2, 1, { code: 'AB01CDEF4', typed: '', mayBeStart: false });
    expect(found).toMatchObject({
      id: 14,
      nickname: '2-9',
      head: 'head 2',
      sign_form: { name: '2-14' },
      used_at: null,
    });
  });

  test('of an entry – a second time, of the other site – are done once', async () => {
    const { db } = sites;
    const use = (site: number, id: number, moment: number) =>
      markUsed(db, site, id, { at: at(moment), by: 9, place: '西门' });
    expect([await use(1, 14, 8), await use(1, 11, 8), await use(1, 11, 9), await use(1, 99, 8)]).toEqual([
      false,
      true,
      false,
      false,
    ]);
    expect([
      await usedAt(db, 1, 11),
      await usedAt(db, 2, 11),
      await usedAt(db, 1, 14),
      await usedAt(db, 1, 99),
    ]).toEqual([at(8), undefined, at(5), undefined]);
    expect(await entriesOf(1, "used_by || ' ' || used_place")).toEqual([
      '9 西门',
      '0 ',
      '0 ',
      '0 东门',
      '0 ',
      '0 ',
    ]);
  });

  test('by checkers – disabled, of the other site, of another activity, set twice, removed – are those of open members', async () => {
    const { db } = sites;
    await sites.add('members', { site_id: 2, id: 20, nickname: '邻人', created_at: at(0) });
    await sites.add('activities', { site_id: 2, id: 60, published_at: at(0), doc: {} });
    const set = (activity: number, member: number, may = true, site = 1) =>
      setChecker(db, site, activity, { member, may });
    expect([
      await set(1, 7),
      await set(1, 7),
      await set(1, 8),
      await set(1, 20),
      await set(60, 7),
      await set(1, 0),
    ]).toEqual([...[true, true, false, false, false, false]]);
    expect([await set(1, 9), await set(2, 7), await set(1, 7, true, 2)]).toEqual([true, true, true]);
    expect([await set(2, 9), await set(1, 9, true, 2)]).toEqual([true, true]);
    const checkers = (site: number) =>
      Promise.all([
        isChecker(db, site, 1, 7),
        isChecker(db, site, 1, 9),
        isChecker(db, site, 2, 7),
        isChecker(db, site, 2, 9),
        isChecker(db, site, 1, 0),
      ]);
    expect([await checkers(1), await checkers(2)]).toEqual([
      [true, true, true, true, false],
      [true, true, false, false, false],
    ]);
    expect([await set(1, 9, false), await set(1, 9, false)]).toEqual([true, false]);
    expect([await checkers(1), await checkers(2)]).toEqual([
      [true, false, true, true, false],
      [true, true, false, false, false],
    ]);
    await forgetChecker(db, 1, 7);
    expect([await checkers(1), await checkers(2)]).toEqual([
      [false, false, false, true, false],
      [true, true, false, false, false],
    ]);
  });
});
