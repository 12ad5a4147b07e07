import { XyStatus } from '@contract/codes';
import { at, openTwoSites, type TwoSites } from '@testing/twoSites';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  dynamicById,
  dynamicsByAccount,
  dynamicsByReporter,
  isAuthor,
  nextDynamicID,
  putDynamic,
  updateDynamic,
} from './dynamics.store';

/**
 * Both sites have reporter 6, leader 7, and accounts 5 (open), 6 (open on site 2 alone), 8 (closed) and 9 (forbidden) with dynamics of equal
 * numbers. Sort keys run against numbers; dynamic 4 is withdrawn on site 1, dynamic 5 is published at moment 50.
 */
let sites: TwoSites;
const DYNAMICS = [
  { id: 1, person_id: 6 },
  { id: 2, person_id: 6 },
  { id: 3, person_id: 7 },
  { id: 4, person_id: 6 },
  { id: 5, person_id: 6, published_at: at(50) },
  { id: 11, account_id: 5 },
  { id: 12, account_id: 5 },
  { id: 13, account_id: 6 },
  { id: 14, account_id: 8 },
  { id: 15, account_id: 9 },
  { id: 16, account_id: 5, withdrawn: true },
  { id: 17, account_id: 5, published_at: at(50) },
];
beforeAll(async () => {
  sites = await openTwoSites();
  for (const site of [1, 2]) {
    for (const [id, kind] of [
      [6, 'reporter'],
      [7, 'leader'],
    ])
      await sites.add('people', {
        ...{ site_id: site, id, kind, name: `person ${site}-${id}`, doc: { url: `url ${site}-${id}` } },
      });
    for (const [id, status, forbidden] of [
      [5, XyStatus.open, false],
      [6, site === 1 ? XyStatus.pending : XyStatus.open, false],
      [8, XyStatus.closed, false],
      [9, XyStatus.open, true],
    ])
      await sites.add('accounts', {
        ...{
          site_id: site,
          id,
          status,
          forbidden,
          doc: { topic: `account ${site}-${id}`, icon: `icon ${site}` },
        },
      });
    for (const { id, ...row } of DYNAMICS)
      await sites.add('dynamics', {
        ...{ site_id: site, id, published_at: at(0), iorder: 1000 - id, doc: { content: `${site}-${id}` } },
        ...{ withdrawn: id === 4 && site === 1, praise: site * 10 + id, discuss: 2, share: 3, ...row },
      });
  }
});
afterAll(() => sites.close());

const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);
const page = (author: number, more: object = {}) => ({
  ...{ author, now: at(50), after: null, offset: 0, limit: 9, ...more },
});

test('[wire S27][A17] dynamics by their numbers – withdrawn, later, of a leader, of hidden accounts – are those readers see', async () => {
  const found = async (site: number, now: number) => {
    const all = DYNAMICS.map(({ id }) => dynamicById(sites.db, site, id, at(now)));
    return ids((await Promise.all(all)).flatMap((row) => row ?? []));
  };
  expect(await found(1, 50)).toEqual([1, 2, 5, 11, 12, 17]);
  expect(await found(1, 49)).toEqual([1, 2, 11, 12]);
  expect(await found(2, 50)).toEqual([1, 2, 4, 5, 11, 12, 13, 17]);
  expect(await dynamicById(sites.db, 1, 99, at(50))).toBeUndefined();
  expect((await dynamicById(sites.db, 2, 2, at(50)))?.doc).toEqual({
    ...{ fileId: 2, iorder: '998', userID: 6, xyID: 0, userName: 'person 2-6', userIcon: 'url 2-6' },
    ...{ countPraise: 22, countDiscuss: 2, countShare: 3, content: '2-2' },
  });
  expect((await dynamicById(sites.db, 1, 12, at(50)))?.doc).toMatchObject({
    ...{ userID: 0, xyID: 5, userName: 'account 1-5', userIcon: 'icon 1', content: '1-12' },
  });
});

test('[wire W12][A17] dynamics of a reporter and of an account – of nobody, of equal numbers – come newest first, page by page', async () => {
  const { db } = sites;
  const reporter = async (author: number, more: object = {}, site = 1) =>
    ids(await dynamicsByReporter(db, site, page(author, more)));
  const account = async (author: number, more: object = {}, site = 1) =>
    ids(await dynamicsByAccount(db, site, page(author, more)));
  expect([
    await reporter(6),
    await reporter(0),
    await reporter(7),
    await reporter(6, { now: at(49) }),
  ]).toEqual([[1, 2, 5], [], [], [1, 2]]);
  expect([await account(5), await account(5, { now: at(49) }), await account(6, {}, 2)]).toEqual([
    [11, 12, 17],
    [11, 12],
    [13],
  ]);
  expect([await account(0), await account(6), await account(9)]).toEqual([[], [], []]);
  expect([
    await reporter(6, { offset: 1, limit: 1 }),
    await reporter(6, { after: 998 }),
    await account(5, { after: 989 }),
  ]).toEqual([[2], [5], [12, 17]]);
  expect([await account(5, { limit: 1 }), await account(5, { offset: 1 })]).toEqual([[11], [12, 17]]);
  const names = (await dynamicsByReporter(db, 2, page(6))).map(({ doc }) => [doc.userName, doc.content]);
  expect(names).toEqual([1, 2, 4, 5].map((id) => ['person 2-6', `2-${id}`]));
});

test('[A17] an author – a leader, nobody, of the other site alone – is a reporter or an account of the site', async () => {
  await sites.add('people', { site_id: 2, id: 20, kind: 'reporter', name: '', doc: {} });
  await sites.add('accounts', { site_id: 2, id: 21, doc: {} });
  const author = (site: number, reporterID: number, accountID: number) =>
    isAuthor(sites.db, site, { reporterID, accountID });
  const tries = (site: number) =>
    Promise.all([
      author(site, 6, 0),
      author(site, 7, 0),
      author(site, 0, 8),
      author(site, 20, 0),
      author(site, 0, 21),
      author(site, 0, 0),
    ]);
  expect([await tries(1), await tries(2)]).toEqual([
    [true, false, true, false, false, false],
    [true, false, true, true, true, false],
  ]);
});

test('[A17] a dynamic – saved, saved again, changed – has what is given, and keeps its counts and what is not given', async () => {
  const { db } = sites;
  const doc = { title: 't', content: 'c', attachments: { pics: [], videos: [] }, publishtime: 'p' };
  const saved = {
    id: 30,
    reporterID: 6,
    accountID: 0,
    publishedAt: at(1),
    withdrawn: false,
    doc,
    praise: 4,
    share: 5,
  };
  await putDynamic(db, 1, saved, 500);
  await putDynamic(db, 1, { ...saved, reporterID: 0, accountID: 5, praise: 9, share: 9 }, 600);
  expect((await dynamicById(db, 1, 30, at(1)))?.doc).toMatchObject({
    ...{ title: 't', content: 'c', xyID: 5, userID: 0, iorder: '600', countPraise: 4, countShare: 5 },
  });
  expect(await dynamicById(db, 2, 30, at(50))).toBeUndefined();
  expect([await updateDynamic(db, 1, 2, { content: '改' }), await updateDynamic(db, 1, 99, {})]).toEqual([
    1, 0,
  ]);
  const contents = async (site: number) =>
    (await dynamicsByReporter(db, site, page(6))).map((row) => row.doc.content);
  expect([await contents(1), await contents(2)]).toEqual([
    ['1-1', '改', '1-5'],
    ['2-1', '2-2', '2-4', '2-5'],
  ]);
  await updateDynamic(db, 2, 1, { withdrawn: true });
  await updateDynamic(db, 1, 4, { withdrawn: false });
  expect([await contents(1), await contents(2)]).toEqual([
    ['1-1', '改', '1-4', '1-5'],
    ['2-2', '2-4', '2-5'],
  ]);
  expect((await nextDynamicID(db)) + 1).toBe(await nextDynamicID(db));
});
