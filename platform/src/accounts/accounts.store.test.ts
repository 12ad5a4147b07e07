import { ACCOUNT_CATALOGUE, KindNumber, XyStatus } from '@contract/codes';
import { addHit, forgetHits, hitOn, hitsAfter, mostReadArticles, rankOf } from '@platform/ranks/ranks.store';
import { inTurn, rolledBack } from '@testing/rolledBack';
import { at, openTwoSites, type TwoSites } from '@testing/twoSites';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  accountForArticle,
  accountNames,
  accountStatuses,
  accountsByIds,
  accountsOf,
  categoriesOf,
  putAccount,
  recommendedAccounts,
  updateAccount,
} from './accounts.store';

/**
 * Accounts of both sites: 1 and 2 open, 3 pending, 4 closed, 5 banned, 6 open in a category below, 0 open. Categories 10 and 11,
 * the first with 12 below it, which has 13; 14 of another catalogue.
 */
let sites: TwoSites;
const account = (site_id: number, id: number, more: object = {}) => ({
  ...{ site_id, id, category_id: 10, status: XyStatus.open, forbidden: false, recommended: true },
  ...{ doc: { topic: `${site_id}-${id}`, description: `述${id}`, icon: `/i${id}.jpg` }, ...more },
});
const category = (
  site_id: number,
  id: number,
  parent_id: number,
  order_id: number,
  code = ACCOUNT_CATALOGUE,
) => ({
  ...{ site_id, id, parent_id, order_id, code, doc: { catName: `${site_id}-${id}` } },
});
beforeAll(async () => {
  sites = await openTwoSites();
  for (const site of [1, 2]) {
    await sites.add(
      'accounts',
      account(site, 0),
      account(site, 1, { doc: { topic: `${site}-1`, rssCount: 4 } }),
      account(site, 2, { recommended: false, category_id: site === 1 ? 11 : 10 }),
      account(site, 3, { status: XyStatus.pending }),
      account(site, 4, { status: XyStatus.closed }),
      account(site, 5, { forbidden: true }),
      account(site, 6, { category_id: 13 }),
    );
    await sites.add(
      'categories',
      ...[
        category(site, 10, 0, 2),
        category(site, 11, 0, 1),
        category(site, 12, 10, 0),
        category(site, 13, 12, 0),
      ],
      ...[category(site, 15, 0, 1), category(site, 14, 0, 0, 'MVOD'), category(site, 16, 11, 0, 'MVOD')],
    );
    const article = (id: number, account_id: number, status = 1) => ({
      site_id: site,
      id,
      key: `k${id}`,
      account_id,
      status,
    });
    await sites.add(
      'articles',
      ...[
        article(21, 1),
        article(22, 1),
        article(23, 1, 0),
        article(24, 6),
        article(25, 0),
        article(26, 4),
        article(28, 5),
      ],
      ...[article(27, 2, site === 1 ? 0 : 1), article(29, 6)],
    );
    for (const id of [21, 22, 24, 25, 26, 27, 28, 29])
      await sites.add('article_counts', {
        ...{
          site_id: site,
          article_id: id,
          click_initial: id === 22 ? 50 : 0,
          click_real: id,
          click_fake: id === 24 ? 30 : id === 29 ? 25 : 0,
        },
      });
    for (const id of [7, 8])
      await sites.add('members', { site_id: site, id, nickname: `名${id}`, created_at: at(0) });
  }
  await sites.add(
    'subscription_counts',
    { site_id: 1, type: KindNumber.topicSub.account, object_id: 1, count: 3 },
    { site_id: 1, type: KindNumber.topicSub.column, object_id: 1, count: 50 },
    { site_id: 2, type: KindNumber.topicSub.account, object_id: 2, count: 9 },
    { site_id: 2, type: KindNumber.topicSub.account, object_id: 6, count: 5 },
  );
});
afterAll(() => sites.close());
const trying = (work: Parameters<typeof rolledBack>[1]) => rolledBack(() => sites, work);
const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

test('[F26] accounts by number – of every status, of another site – carry followers, articles, status and ban of now', async () => {
  const found = await accountsByIds(sites.db, 1, [0, 1, 2, 4, 5, 9]);
  const rows = found.toSorted((a, b) => a.id - b.id).map(({ doc }) => doc);
  expect(
    rows.map(({ topic, xyStatus, xyForbidden, rssCount, articleCount }) => [
      topic,
      xyStatus,
      xyForbidden,
      rssCount,
      articleCount,
    ]),
  ).toEqual([
    ...[
      ['1-0', 0, 0, 0, 0],
      ['1-1', 0, 0, 7, 2],
      ['1-2', 0, 0, 0, 0],
      ['1-4', 4, 0, 0, 1],
      ['1-5', 0, 1, 0, 1],
    ],
  ]);
  expect(
    (await accountsByIds(sites.db, 2, [2])).map(({ doc }) => [doc.topic, doc.rssCount, doc.articleCount]),
  ).toEqual([['2-2', 9, 1]]);
});

test('[F26] accounts of a category – below it, hidden, of another catalogue and site – come in order, a page at a time', async () => {
  const of = async (category: number, limit = 9, offset = 0, site = 1) =>
    ids(await accountsOf(sites.db, site, category, limit, offset));
  expect([await of(10), await of(12), await of(13), await of(11), await of(14)]).toEqual([
    [1, 6],
    [6],
    [6],
    [2],
    [],
  ]);
  expect([await of(10, 1), await of(10, 9, 1), await of(10, 9, 0, 2), await of(0)]).toEqual([
    [1],
    [6],
    [1, 2, 6],
    [],
  ]);
});

test(
  '[F26] accounts in lists – of a category, recommended – carry what they carry by number, below categories of their site and catalogue',
  trying(async ({ db, add }) => {
    await add('categories', category(2, 40, 10, 0), category(1, 41, 10, 0, 'MVOD'));
    await add('accounts', account(1, 40, { category_id: 40 }), account(1, 41, { category_id: 41 }));
    const byNumber = (await accountsByIds(db, 1, [1, 6])).toSorted((a, b) => a.id - b.id);
    expect(await accountsOf(db, 1, 10, 9, 0)).toEqual(byNumber);
    expect(await recommendedAccounts(db, 1, 2)).toEqual(byNumber);
  }),
);

test(
  '[F26] categories eight deep – one more, and below 0 – have accounts of eight levels below them',
  trying(async ({ db, add }) => {
    const levels = Array.from({ length: 10 }, (_, level) => 100 + level);
    for (const id of levels) {
      await add('categories', category(1, id, id === 100 ? 0 : id - 1, 0));
      await add('accounts', account(1, id, { category_id: id }));
    }
    expect(ids(await accountsOf(db, 1, 100, 20, 0))).toEqual(levels.slice(0, 9));
    expect(ids(await accountsOf(db, 1, 101, 20, 0))).toEqual(levels.slice(1));
    await add('accounts', account(1, 200, { category_id: 0 }));
    expect(ids(await accountsOf(db, 1, 0, 20, 0))).toEqual([200]);
  }),
);

test('[F26] recommended accounts, names and statuses – hidden ones, another site’s – are those of the site that are shown', async () => {
  const { db } = sites;
  const lists = [
    await recommendedAccounts(db, 1, 9),
    await recommendedAccounts(db, 1, 1),
    await recommendedAccounts(db, 3, 9),
  ];
  expect(lists.map(ids)).toEqual([[1, 6], [1], []]);
  expect(
    (await accountNames(db, 2, 9)).map(({ id, topic, description }) => [id, topic, description]),
  ).toEqual([
    ...[
      [1, '2-1', null],
      [2, '2-2', '述2'],
      [6, '2-6', '述6'],
    ],
  ]);
  expect(ids(await accountNames(db, 1, 2))).toEqual([1, 2]);
  expect((await accountStatuses(db, 1, [4, 5, 9])).toSorted((a, b) => a.id - b.id)).toEqual([
    { id: 4, status: XyStatus.closed, forbidden: false },
    { id: 5, status: XyStatus.open, forbidden: true },
  ]);
});

test('[F26] an account for its article – shown, pending, closed, banned, 0, of another site – says whether it is shown', async () => {
  const found = await inTurn([0, 1, 2, 3, 4, 5, 9], (id) => accountForArticle(sites.db, 1, id));
  expect(found.map((row) => row?.isShown)).toEqual([false, true, true, false, false, false, undefined]);
  expect(found[1]).toEqual({ id: 1, name: '1-1', icon: '', description: '', isShown: true });
  expect(await accountForArticle(sites.db, 2, 2)).toEqual({
    ...{ id: 2, name: '2-2', icon: '/i2.jpg', description: '述2' },
    isShown: true,
  });
});

test('[wire g42] categories – of a catalogue, a parent, another site – come in their order', async () => {
  const of = async (code: string, parent: number, site = 1) =>
    ids(await categoriesOf(sites.db, site, code, parent));
  expect([
    await of(ACCOUNT_CATALOGUE, 0),
    await of(ACCOUNT_CATALOGUE, 10),
    await of('MVOD', 0),
    await of(ACCOUNT_CATALOGUE, 0, 3),
  ]).toEqual([...[[11, 15, 10], [12], [14], []]]);
});

test(
  '[F26] an account that is saved, changed in each field – of another number and site – changes that alone',
  trying(async ({ db }) => {
    const rows = async () =>
      (await inTurn([1, 2], (site) => accountsByIds(db, site, [1, 2])))
        .flat()
        .map(({ id, doc }) => ({ id, ...doc }));
    const before = (await rows()).toSorted((a, b) => Number(a.id) - Number(b.id));
    const changes = [
      { change: {}, after: {} },
      { change: { name: '改' }, after: { topic: '改' } },
      { change: { description: '新述' }, after: { description: '新述' } },
      { change: { status: XyStatus.closed }, after: { xyStatus: XyStatus.closed } },
      { change: { forbidden: true }, after: { xyForbidden: 1 } },
    ];
    let expected: object = {};
    for (const { change, after } of changes) {
      expect(await updateAccount(db, 1, 1, change)).toBe(1);
      expected = { ...expected, ...after };
      const now = (await rows()).toSorted((a, b) => Number(a.id) - Number(b.id));
      expect(now).toEqual(before.map((row) => (row.topic === '1-1' ? { ...row, ...expected } : row)));
    }
    const doc = Object({ topic: '存' });
    const saved = { id: 1, category: 11, status: XyStatus.open, forbidden: false, recommended: false, doc };
    await putAccount(db, 1, saved);
    await putAccount(db, 1, { ...saved, id: 30, recommended: true });
    expect([
      ids(await accountsOf(db, 1, 11, 9, 0)),
      ids(await recommendedAccounts(db, 1, 9)),
      ids(await recommendedAccounts(db, 2, 9)),
    ]).toEqual([
      ...[
        [1, 2, 30],
        [6, 30],
        [1, 6],
      ],
    ]);
  }),
);

const day = (date: number) => `2026-01-${date}`;
const week = { from: day(10), until: day(12) };
test(
  '[wire g28] a rank – votes and followers at both ends of the period, of devices, hidden accounts, another site – is best first',
  trying(async ({ db, add }) => {
    const hits = (site_id: number, account_id: number, date: number, count: number) => ({
      site_id,
      account_id,
      day: day(date),
      hits: count,
    });
    await add(
      'account_hit_days',
      ...[
        hits(1, 1, 9, 100),
        hits(1, 1, 10, 1),
        hits(1, 1, 11, 1),
        hits(1, 1, 12, 100),
        hits(1, 4, 10, 50),
        hits(2, 2, 10, 70),
      ],
    );
    const follow = (object_id: number, who: string, moment: string, more: object = {}) => ({
      ...{
        site_id: 1,
        type: KindNumber.topicSub.account,
        object_id,
        who,
        created_at: new Date(moment),
        ...more,
      },
    });
    const [begin, end] = ['2026-01-10T00:00:00+08:00', '2026-01-12T00:00:00+08:00'];
    await add(
      'subscriptions',
      ...[follow(2, 'm:7', begin), follow(2, 'm:8', '2026-01-11T23:59:59.999+08:00'), follow(2, 'm:9', end)],
      ...[
        follow(2, 'm:10', '2026-01-09T23:59:59.999+08:00'),
        follow(2, 'd:x', begin),
        follow(6, 'm:7', begin),
      ],
      ...[
        follow(1, 'm:7', begin, { type: KindNumber.topicSub.column }),
        follow(1, 'm:7', begin, { site_id: 2 }),
      ],
    );
    const rank = async (site: number, limit = 9) =>
      (await rankOf(db, site, week, limit)).map(({ id, influence }) => [id, influence]);
    expect(await rank(1)).toEqual([
      [1, 6],
      [2, 4],
      [6, 2],
    ]);
    expect(await rank(1, 2)).toHaveLength(2);
    expect(await rank(2)).toEqual([
      [2, 210],
      [1, 2],
      [6, 0],
    ]);
    const empty = await rankOf(db, 1, { from: day(20), until: day(21) }, 9);
    expect(empty.map(({ id, influence }) => [id, influence])).toEqual([
      [1, 0],
      [2, 0],
      [6, 0],
    ]);
    expect((await rankOf(db, 2, week, 1))[0]).toEqual({
      id: 2,
      icon: '/i2.jpg',
      topic: '2-2',
      influence: 210,
    });
  }),
);

test(
  '[wire g29] a vote for an account – twice a day, the next day, of another member, of a hidden account, of nobody – counts once a day',
  trying(async ({ db, add }) => {
    const hit = (accountID: number, member: number, date = 10, site = 1) =>
      addHit(db, site, { account: accountID, member, day: day(date), at: at(1) });
    expect([await hit(1, 7), await hit(1, 7), await hit(1, 7, 11), await hit(1, 8), await hit(2, 7)]).toEqual(
      [...[true, false, true, true, true]],
    );
    const not = [
      await hit(3, 7),
      await hit(4, 7),
      await hit(5, 7),
      await hit(0, 7),
      await hit(1, 99),
      await hit(1, 0),
      await hit(99, 7),
    ];
    expect(not).toEqual(Array(7).fill(false));
    await add('accounts', account(2, 31));
    await add('members', { site_id: 2, id: 10, nickname: '名10' });
    expect([await hit(31, 7), await hit(1, 10), await hit(1, 7, 10, 2)]).toEqual([false, false, true]);
    expect((await rankOf(db, 1, week, 2)).map(({ id, influence }) => [id, influence])).toEqual([
      [1, 9],
      [2, 3],
    ]);
    expect((await rankOf(db, 2, week, 1))[0]?.influence).toBe(3);
    const voted = async (member: number, date: number, list = [1, 2, 6], site = 1) =>
      ids(await hitOn(db, site, member, day(date), list)).toSorted();
    expect([
      await voted(7, 10),
      await voted(7, 11),
      await voted(8, 10),
      await voted(7, 10, [2, 6]),
      await voted(7, 10, [1, 2], 2),
    ]).toEqual([...[[1, 2], [1], [1], [2], [1]]]);
    const copy = async (after: { day: string; account: number }, limit = 9) =>
      (await hitsAfter(db, 1, 7, after, limit)).map((row) => [row.day, row.account]);
    const first = { day: day(10), account: 1 };
    expect(await copy({ day: day(1), account: 0 })).toEqual([
      [day(10), 1],
      [day(10), 2],
      [day(11), 1],
    ]);
    expect([await copy(first), await copy(first, 1)]).toEqual([
      [
        [day(10), 2],
        [day(11), 1],
      ],
      [[day(10), 2]],
    ]);
    expect(await forgetHits(db, 1, 7)).toBe(3);
    expect([await voted(7, 10), await voted(8, 10), await voted(7, 10, [1], 2)]).toEqual([[], [1], [1]]);
    expect((await rankOf(db, 1, week, 1))[0]?.influence).toBe(9);
  }),
);

test('[F26] articles of accounts – unpublished, of no account, of a hidden one, of another site – come most read first', async () => {
  const page = async (site: number, limit = 9, offset = 0) =>
    ids(await mostReadArticles(sites.db, site, limit, offset));
  expect([await page(1), await page(1, 1), await page(1, 9, 3), await page(2)]).toEqual([
    [22, 29, 24, 21],
    [22],
    [21],
    [22, 29, 24, 27, 21],
  ]);
});
