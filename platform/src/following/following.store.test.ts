import { KindNumber, XyStatus } from '@contract/codes';
import { MemberState } from '@platform/membership/memberState.types';
import { newestFollowed } from '@platform/subscriptions/newestFollowed.store';
import { inTurn, rolledBack } from '@testing/rolledBack';
import { at, openTwoSites, type TwoSites } from '@testing/twoSites';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  accountsFollowed,
  allAfter,
  columnsFollowed,
  follow,
  followedIds,
  followedKinds,
  followerCounts,
  forgetAllOf,
  forgetFollowers,
  moveFollows,
  unfollow,
} from './following.store';

const kinds = KindNumber.topicSub;
/** Rows of each kind that may be followed: 1 on site 1, 2 on both, 3 on neither or hidden; member 7 is open, 8 disabled. */
let sites: TwoSites;
const hidden: Readonly<Record<number, Readonly<Record<number, object>>>> = {
  [kinds.account]: {
    3: { status: XyStatus.closed },
    4: { status: XyStatus.pending },
    5: { forbidden: true },
  },
  [kinds.question]: { 3: { doc: { status: 3 } }, 4: { doc: { status: 0 }, member_id: 7 } },
  [kinds.reporter]: { 3: { kind: 'leader' } },
  [kinds.circle]: { 3: { withdrawn: true } },
  [kinds.user]: { 3: { state: MemberState.disabled }, 4: { state: MemberState.ended } },
};
const tables: Readonly<Record<number, readonly [table: string, values: (id: number) => object]>> = {
  [kinds.account]: ['accounts', () => ({ status: XyStatus.open, doc: {} })],
  [kinds.question]: [
    'questions',
    (id) => ({ member_id: id === 2 ? 7 : 0, doc: { status: id === 2 ? 1 : 0 } }),
  ],
  [kinds.subject]: ['subjects', () => ({ doc: {} })],
  [kinds.reporter]: ['people', () => ({ kind: 'reporter', doc: {} })],
  [kinds.column]: ['columns', () => ({})],
  [kinds.circle]: ['circles', () => ({ withdrawn: false, doc: {} })],
  [kinds.user]: ['members', (id) => ({ nickname: `名${id}`, state: MemberState.open })],
  [kinds.live]: ['lives', () => ({ doc: {} })],
  [kinds.activity]: ['activities', () => ({ doc: {} })],
};
beforeAll(async () => {
  sites = await openTwoSites();
  for (const [kind, [table, values]] of Object.entries(tables)) {
    for (const [site_id, id] of [
      [1, 1],
      [1, 2],
      [2, 2],
    ] as const)
      await sites.add(table, { site_id, id, ...values(id) });
    for (const [id, more] of Object.entries(hidden[Number(kind)] ?? {}))
      await sites.add(table, { site_id: 1, id: Number(id), ...values(Number(id)), ...more });
  }
  await sites.add('accounts', { site_id: 1, id: 6, status: XyStatus.open, doc: {} });
  await sites.add('accounts', { site_id: 1, id: 0, status: XyStatus.open, doc: {} });
  for (const site_id of [1, 2])
    await sites.add(
      'members',
      { site_id, id: 7, nickname: '七', state: MemberState.open },
      { site_id, id: 8, nickname: '八', state: MemberState.disabled },
    );
  await sites.add('members', { site_id: 2, id: 10, nickname: '十', state: MemberState.open });
});
afterAll(() => sites.close());
const trying = (work: Parameters<typeof rolledBack>[1]) => rolledBack(() => sites, work);
type Db = TwoSites['db'];

const device = { who: 'd:x', member: 0 };
const member = { who: 'm:7', member: 7 };
const count = async (db: Db, type: number, id: number, site = 1) =>
  (await followerCounts(db, site, type, [id]))[0]?.count ?? 0;

describe.each(followedKinds)('[H3] things of kind %i', (type) => {
  test(
    '[H3] of this site, of both, hidden, unknown, of another – followed – count once where they are shown',
    trying(async ({ db }) => {
      const numbers = [1, 2, 3, 4, 5, 99, 0];
      for (const id of numbers) await follow(db, 1, { type, id }, device, at(id));
      for (const id of numbers) await follow(db, 1, { type, id }, device, at(id));
      await follow(db, 2, { type, id: 2 }, member, at(1));
      await follow(db, 2, { type, id: 1 }, member, at(1));
      expect((await allAfter(db, 1, 'd:x', { type: 0, id: 0 }, 99)).map(({ id }) => id)).toEqual([1, 2]);
      expect(await inTurn(numbers, (id) => count(db, type, id))).toEqual([1, 1, 0, 0, 0, 0, 0]);
      expect([await count(db, type, 2, 2), await count(db, type, 1, 2)]).toEqual([1, 0]);
    }),
  );
});

test('[H3] kinds that may be followed – each – have rows in this test', () => {
  expect(Object.keys(tables).map(Number).toSorted()).toEqual([...followedKinds].toSorted());
});

test(
  '[H3] followers – open, disabled, unknown members, of two sites, a device – follow where they may',
  trying(async ({ db }) => {
    const thing = { type: kinds.subject, id: 2 };
    for (const member of [7, 8, 10, 99]) await follow(db, 1, thing, { who: `m:${member}`, member }, at(0));
    await follow(db, 1, thing, device, at(0));
    expect(await count(db, kinds.subject, 2)).toBe(2);
    const who = await inTurn(['m:7', 'm:8', 'm:99', 'd:x'], (one) =>
      followedIds(db, 1, kinds.subject, [2], one),
    );
    expect(who.map((rows) => rows.length)).toEqual([1, 0, 0, 1]);
    expect(await followedIds(db, 1, kinds.subject, [2], 'm:10')).toEqual([]);
    await follow(db, 1, { type: 99, id: 2 }, device, at(0));
    expect(await count(db, 99, 2)).toBe(0);
  }),
);

const followed = async (db: Db, who: string, site = 1) =>
  (await allAfter(db, site, who, { type: 0, id: 0 }, 99)).map(({ type, id }) => `${type}/${id}`);
const { subject, column, account } = kinds;
/** The member: subjects 1, 2, column 2; the device: subject 2, column 1. Another device and site follow the same. */
async function followSome(db: Db): Promise<void> {
  const own = [
    { type: subject, id: 1 },
    { type: subject, id: 2 },
    { type: column, id: 2 },
  ];
  for (const thing of own) await follow(db, 1, thing, member, at(10));
  await follow(db, 1, { type: subject, id: 2 }, device, at(20));
  await follow(db, 1, { type: column, id: 1 }, device, at(20));
  await follow(db, 1, { type: subject, id: 2 }, { who: 'd:y', member: 0 }, at(1));
  for (const one of [member, device]) await follow(db, 2, { type: subject, id: 2 }, one, at(1));
}
const counts = async (db: Db, site = 1) =>
  (await inTurn([subject, column], (type) => inTurn([1, 2], (id) => count(db, type, id, site)))).flat();

test(
  '[H3] things followed – left once, twice, by somebody who does not follow, on another site – count those that follow',
  trying(async ({ db }) => {
    await followSome(db);
    expect([await counts(db), await counts(db, 2)]).toEqual([
      [1, 3, 1, 1],
      [0, 2, 0, 0],
    ]);
    for (const _ of [1, 2]) await unfollow(db, 1, { type: subject, id: 2 }, 'm:7');
    await unfollow(db, 1, { type: column, id: 1 }, 'm:7');
    await unfollow(db, 1, { type: column, id: 2 }, 'd:x');
    expect(await counts(db, 2)).toEqual([0, 2, 0, 0]);
    expect([
      await counts(db),
      await followed(db, 'm:7'),
      await followed(db, 'd:x'),
      await followed(db, 'm:7', 2),
    ]).toEqual([
      [1, 2, 1, 1],
      [`${subject}/1`, `${column}/2`],
      [`${subject}/2`, `${column}/1`],
      [`${subject}/2`],
    ]);
  }),
);

test(
  '[H3] things that a device follows – its member follows one of it – move and count once, with their moments, on this site',
  trying(async ({ db }) => {
    await followSome(db);
    await moveFollows(db, 1, 'd:x', 'm:7');
    expect([
      await counts(db),
      await followed(db, 'd:x'),
      await followed(db, 'm:7'),
      await followed(db, 'd:x', 2),
    ]).toEqual([
      [1, 2, 1, 1],
      [],
      [`${subject}/1`, `${subject}/2`, `${column}/1`, `${column}/2`],
      [`${subject}/2`],
    ]);
    const moments = (await allAfter(db, 1, 'm:7', { type: 0, id: 0 }, 9)).map((row) => row.at);
    expect(moments).toEqual([at(10), at(10), at(20), at(10)]);
    expect(await counts(db, 2)).toEqual([0, 2, 0, 0]);
  }),
);

test(
  '[K12] things that a member follows – the membership ends – are forgotten and count no longer; others’ and another site’s stay',
  trying(async ({ db }) => {
    await followSome(db);
    await forgetAllOf(db, 1, 'm:7');
    expect([
      await counts(db),
      await followed(db, 'm:7'),
      await followed(db, 'd:x'),
      await counts(db, 2),
    ]).toEqual([[0, 2, 1, 0], [], [`${subject}/2`, `${column}/1`], [0, 2, 0, 0]]);
    expect(await followed(db, 'm:7', 2)).toEqual([`${subject}/2`]);
  }),
);

test(
  '[H3] followers of one thing – of another kind, number and site – are forgotten with its count',
  trying(async ({ db }) => {
    await followSome(db);
    await forgetFollowers(db, 1, { type: subject, id: 2 });
    expect([
      await counts(db),
      await followed(db, 'm:7'),
      await followed(db, 'd:x'),
      await counts(db, 2),
    ]).toEqual([[1, 0, 1, 1], [`${subject}/1`, `${column}/2`], [`${column}/1`], [0, 2, 0, 0]]);
    expect(await followed(db, 'm:7', 2)).toEqual([`${subject}/2`]);
  }),
);

test(
  '[wire x12] accounts and columns followed – hidden since, of others, of another site – come last followed first, a page at a time',
  trying(async ({ db, add }) => {
    const row = (type: number, object_id: number, time: number, more: object = {}) => ({
      ...{ site_id: 1, type, object_id, who: 'm:7', created_at: at(time), ...more },
    });
    await add(
      'subscriptions',
      ...[
        row(account, 1, 9),
        row(account, 2, 9),
        row(account, 6, 3),
        row(account, 3, 10),
        row(account, 4, 11),
        row(account, 5, 12),
      ],
      ...[row(account, 0, 13), row(column, 1, 9), row(column, 2, 9), row(column, 3, 10), row(subject, 1, 1)],
      ...[
        row(account, 1, 20, { who: 'm:8' }),
        row(column, 4, 20, { who: 'm:8' }),
        row(account, 1, 1, { site_id: 2 }),
      ],
      row(column, 5, 1, { site_id: 2 }),
    );
    const accounts = async (limit = 9, offset = 0) =>
      (await accountsFollowed(db, 1, 'm:7', limit, offset)).map(({ id }) => id);
    const columns = async (limit = 9) => (await columnsFollowed(db, 1, 'm:7', limit)).map(({ id }) => id);
    expect([
      await accounts(),
      await accounts(1),
      await accounts(9, 1),
      await columns(),
      await columns(2),
    ]).toEqual([...[[2, 1, 6], [2], [1, 6], [3, 2, 1], [3, 2]]]);
    expect([await accountsFollowed(db, 2, 'm:7', 9, 0), await columnsFollowed(db, 2, 'm:7', 9)]).toEqual([
      [],
      [{ id: 5 }],
    ]);
    const among = async (type: number, list: readonly number[], who = 'm:7', site = 1) =>
      (await followedIds(db, site, type, list, who)).map(({ id }) => id).toSorted();
    expect([
      await among(account, [1, 2]),
      await among(account, [2, 99]),
      await among(column, [1, 2], 'm:8'),
      await among(account, [1, 2], 'm:7', 2),
    ]).toEqual([...[[1, 2], [2], [], [1]]]);
    const copy = async (type: number, id: number, limit: number) =>
      (await allAfter(db, 1, 'm:7', { type, id }, limit)).map((one) => `${one.type}/${one.id}`);
    expect([await copy(account, 4, 2), await copy(account, 5, 1), await copy(column, 2, 9)]).toEqual([
      [`${account}/5`, `${account}/6`],
      [`${account}/6`],
      [`${column}/3`],
    ]);
  }),
);

test(
  '[H3] follower counts – of another kind, of no follower, of another site – are those of the list',
  trying(async ({ db, add }) => {
    const row = (site_id: number, type: number, object_id: number, count: number) => ({
      site_id,
      type,
      object_id,
      count,
    });
    await add(
      'subscription_counts',
      row(1, 4, 1, 5),
      row(1, 4, 2, 0),
      row(1, 11, 1, 6),
      row(2, 4, 1, 7),
      row(1, 4, 3, 8),
    );
    expect((await followerCounts(db, 1, 4, [1, 2, 9])).toSorted((a, b) => a.id - b.id)).toEqual([
      { id: 1, count: 5 },
      { id: 2, count: 0 },
    ]);
  }),
);

describe('[wire x12] articles of what a reader follows', () => {
  const order = (time: number, id: number) => Math.floor(at(time * 1000).getTime() / 1000) * 1_000_000 + id;
  /**
   * Articles 101 to 110: column 1 has the first three, one of them pinned, column 2 two, reporter 1 three, one unpublished, account 2 two,
   * one unpublished. Columns 3 (pinned) and 4, reporter 3 and account 1 have 111 to 113, the first two of one moment.
   */
  async function fill(add: TwoSites['add']): Promise<void> {
    for (const site_id of [1, 2]) {
      const article = (id: number, more: object = {}) => ({
        ...{
          site_id,
          id: 100 + id,
          key: `k${id}`,
          status: 1,
          published_at: at(id * 1000),
          account_id: 0,
          ...more,
        },
      });
      const unpublished = { status: site_id === 1 ? 0 : 1 };
      const first = { account_id: 1, published_at: at(11_000) };
      await add(
        'articles',
        ...[1, 2, 3, 4, 5, 10].map((id) => article(id)),
        ...[
          article(6, { account_id: 2 }),
          article(7, unpublished),
          article(8, { account_id: 2, ...unpublished }),
        ],
        ...[article(9, { account_id: 3 }), article(14, { account_id: 5 })],
        ...[article(11, first), article(12, first), article(13, { account_id: 1, published_at: at(10_000) })],
      );
      const row = (column_id: number, id: number, is_top = false, iorder = order(id, 100 + id)) => ({
        ...{ site_id, column_id, article_id: 100 + id, iorder, is_top },
      });
      await add('column_rows', row(1, 1, true), row(1, 2), row(1, 3), row(2, 4), row(2, 3));
      for (const columnID of [3, 4])
        for (const [id, place] of [
          [11, 9],
          [12, 9],
          [13, 8],
        ] as const)
          await add('column_rows', row(columnID, id, columnID === 3, place));
      const by = (id: number, position: number, person_id: number) => ({
        site_id,
        article_id: 100 + id,
        position,
        person_id,
      });
      await add(
        'article_reporters',
        by(5, 0, 1),
        by(7, 0, 1),
        by(10, 0, 2),
        by(2, 0, 1),
        by(11, 0, 3),
        by(12, 0, 3),
        by(13, 0, 3),
      );
    }
    await add('accounts', { site_id: 2, id: 3, status: XyStatus.open, doc: {} });
    const row = (type: number, object_id: number, time: number, more: object = {}) => ({
      ...{ site_id: 1, type, object_id, who: 'm:7', created_at: at(time), ...more },
    });
    await add(
      'subscriptions',
      ...[
        row(column, 1, 1),
        row(kinds.reporter, 1, 2),
        row(account, 2, 3),
        row(account, 3, 4),
        row(subject, 2, 5),
      ],
      ...[row(account, 5, 6), row(column, 2, 1, { who: 'm:8' }), row(column, 2, 1, { site_id: 2 })],
      ...[row(column, 3, 1, { who: 'top' }), row(column, 4, 1, { who: 'column' })],
      ...[row(kinds.reporter, 3, 1, { who: 'reporter' }), row(account, 1, 1, { who: 'account' })],
      row(kinds.reporter, 2, 1, { who: 'other' }),
    );
  }
  const shown = async (
    db: Db,
    { who = 'm:7', only = 0, limit = 9, offset = 0, after = null as number | null, site = 1 } = {},
  ) => (await newestFollowed(db, site, { who, only }, limit, { after, offset })).map(({ id }) => id);

  test(
    '[wire x12] of columns, reporters and accounts – pinned, unpublished, twice, hidden, of others and another site – come newest first',
    trying(async ({ db, add }) => {
      await fill(add);
      expect(await shown(db)).toEqual([106, 105, 103, 102, 101]);
      expect(await shown(db, { who: 'other' })).toEqual([110]);
      expect(await shown(db, { who: 'account' })).toEqual([112, 111, 113]);
      expect(await shown(db, { who: 'm:8' })).toEqual([104, 103]);
      expect([await shown(db, { who: 'm:9' }), await shown(db, { site: 2 })]).toEqual([[], [104, 103]]);
    }),
  );

  test(
    '[wire x12] a page at a time, after a place, of one column – of several – have the next ones',
    trying(async ({ db, add }) => {
      await fill(add);
      expect([
        await shown(db, { limit: 2 }),
        await shown(db, { limit: 2, offset: 2 }),
        await shown(db, { limit: 9, offset: 4 }),
      ]).toEqual([...[[106, 105], [103, 102], [101]]]);
      const from = (id: number) => shown(db, { after: order(id, 100 + id), limit: 2 });
      expect(await from(7)).toEqual([106, 105]);
      expect([await from(6), await from(3), await from(2), await from(1)]).toEqual([
        [105, 103],
        [102, 101],
        [101],
        [],
      ]);
      expect([
        await shown(db, { only: 1 }),
        await shown(db, { only: 2 }),
        await shown(db, { only: 1, after: order(3, 103) }),
      ]).toEqual([...[[103, 102, 101], [], [102, 101]]]);
    }),
  );

  test.each(['top', 'column', 'reporter', 'account'])(
    '[wire x12] one at a time by %s – three, two of them of one moment – is the newest, of the higher number',
    async (who) =>
      trying(async ({ db, add }) => {
        await fill(add);
        expect([await shown(db, { who, limit: 1 }), await shown(db, { who, limit: 3 })]).toEqual([
          [112],
          [112, 111, 113],
        ]);
      })(),
  );

  test(
    '[wire x12] of the hundred followed last – 101 are followed – the first followed is left out',
    trying(async ({ db, add }) => {
      await fill(add);
      const row = (object_id: number, time: number) => ({
        site_id: 1,
        type: column,
        object_id,
        who: 'm:6',
        created_at: at(time),
      });
      await add('subscriptions', row(1, 0), row(2, 0));
      await db.script(`insert into subscriptions (site_id, type, object_id, who, created_at)
        select 1, ${column}, 1000 + n, 'm:6', '2026-02-01'::timestamptz from generate_series(1, 98) n`);
      expect(await shown(db, { who: 'm:6' })).toEqual([104, 103, 102, 101]);
      await db.script(`insert into subscriptions (site_id, type, object_id, who, created_at)
        select 1, case when n = 0 then ${column} else ${subject} end, 2 + n, 'm:5', '2026-02-01'::timestamptz + n * interval '1 second'
        from generate_series(0, 100) n`);
      expect(await shown(db, { who: 'm:5' })).toEqual([104, 103]);
      await add('subscriptions', row(999, 5));
      expect(await shown(db, { who: 'm:6' })).toEqual([104, 103]);
    }),
  );
});
