import { ALL, ArticleType, KindNumber, LiveStatus, XyStatus } from '@contract/codes';
import { PAGE_SIZE } from '@contract/limits';
import { addArticle } from '@testing/addArticle';
import { at, openTwoSites, type TwoSites } from '@testing/twoSites';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  articleCounts,
  contentRow,
  hotItems,
  type ItemRow,
  itemsByAccount,
  itemsByIds,
  itemsByPeople,
  itemsByPerson,
  itemsByTag,
  itemsByType,
  relatedItems,
  typeOfPublished,
} from './articles.store';
import { feedRows, feedRowsSince, sitemapExtent, sitemapPart } from './feed/feed.store';
import {
  columnPageAfter,
  columnPageRows,
  columnSlice,
  parseColumnRow,
  splitRows,
} from './lists/columnRows.store';
import { livesBeside } from './lives.store';
import { authorOf, clearAuthor, forgetAuthor, ownPieces, piecesOf, setAuthor } from './pieces/pieces.store';
import { newestExcept } from './recommendations/recommended.store';
import { findPath, savePath } from './storagePaths.store';
import { tagById } from './tags.store';

const { live, imageSet, video } = ArticleType;
const second = (seconds: number) => at(seconds * 1000);

/**
 * Both sites have articles with equal numbers, keys and moments; moments run against numbers. Article 4 is published on site 2 alone.
 * Articles 201 to 223 stand in column 9 and are older than all others.
 */
let sites: TwoSites;
const ARTICLES = [
  { id: 1, seconds: 90 },
  { id: 2, seconds: 80 },
  { id: 3, seconds: 80 },
  { id: 4, seconds: 95, account_id: 5 },
  { id: 5, seconds: 60, article_type: live },
  { id: 6, seconds: 50, article_type: live },
  { id: 7, seconds: 40, article_type: imageSet },
  { id: 8, seconds: 35, article_type: imageSet, account_id: 5 },
  { id: 9, seconds: 30, article_type: video, account_id: 5 },
  { id: 10, seconds: 29, account_id: 6 },
  { id: 11, seconds: 28, account_id: 7 },
  { id: 12, seconds: 27, account_id: 8 },
  { id: 13, seconds: 26, article_type: live },
  { id: 14, seconds: 25, article_type: live },
  { id: 15, seconds: 24, article_type: live },
  { id: 16, seconds: 23, article_type: live },
  { id: 17, seconds: 24, article_type: live },
  { id: 18, seconds: 23, article_type: live },
  { id: 19, seconds: 61, article_type: live },
  { id: 20, seconds: 62, article_type: live, status: 0 },
  { id: 21, seconds: 63, article_type: live, status: 0 },
];
const MANY = Array.from({ length: 23 }, (_, index) => 201 + index);

async function addPeople(site: number): Promise<void> {
  const accounts = [
    { id: 0, status: XyStatus.open },
    { id: 5, status: XyStatus.open },
    { id: 6, status: XyStatus.pending },
    { id: 7, status: XyStatus.closed },
    { id: 8, status: XyStatus.open, forbidden: true },
  ];
  for (const row of accounts)
    await sites.add('accounts', {
      ...{
        site_id: site,
        doc: { topic: `account ${site}-${row.id}`, icon: `icon ${site}-${row.id}` },
        ...row,
      },
    });
  for (const id of [6, 7, 8])
    await sites.add('people', {
      ...{
        site_id: site,
        id,
        name: '',
        kind: id === 7 ? 'leader' : 'reporter',
        doc: { name: `person ${site}-${id}` },
      },
    });
  for (const [person, article, position] of [
    [6, 1, 0],
    [6, 2, 0],
    [6, 3, 1],
    [8, 3, 0],
    [7, 3, 2],
    [6, 4, 0],
  ])
    await sites.add('article_reporters', {
      ...{ site_id: site, article_id: article, position, person_id: person },
    });
  for (const id of [7, 8])
    await sites.add('members', { site_id: site, id, nickname: `${site}-${id}`, created_at: at(0) });
}

/** Articles 6 and 7 have one place. */
const placeInFirst = (site: number, id: number) => 1000 + site - Math.min(id, id === 7 ? 6 : id);

async function addLists(site: number): Promise<void> {
  for (const [tag, article] of [
    [3, 1],
    [3, 2],
    [3, 3],
    [3, 4],
    [4, 1],
  ])
    await sites.add('article_tags', { site_id: site, tag_id: tag, article_id: article });
  await sites.add('tags', { site_id: site, id: 3, name: `tag ${site}` });
  const row = { site_id: site, mark: `mark ${site}` };
  for (const id of [1, 4, 5, 6, 13, 7])
    await sites.add('column_rows', { ...row, column_id: 1, article_id: id, iorder: placeInFirst(site, id) });
  await sites.add('column_rows', { ...row, column_id: 2, article_id: site === 1 ? 8 : 9, iorder: 1 });
  await sites.add('column_rows', { ...row, column_id: 2, article_id: 2, iorder: 50 });
  for (const id of MANY)
    await sites.add('column_rows', {
      ...{
        ...row,
        column_id: 9,
        article_id: id,
        iorder: 10_000 - id,
        is_top: id === 205 || id === 210 || (id === 201 && site === 2),
      },
    });
  await sites.add('column_rows', { ...row, column_id: 8, article_id: 1, iorder: 10_000 - 201, is_top: true });
  for (const id of [5, 16, 18, 19])
    await sites.add('column_rows', { ...row, column_id: 3, article_id: id, iorder: id });
  if (site === 2)
    for (const id of [15, 16])
      await sites.add('column_rows', { ...row, column_id: 2, article_id: id, iorder: -id });
  for (const [position, key] of ['k3', 'k4', 'k2', 'k7'].entries())
    await sites.add('related', { site_id: site, article_id: 1, position, related_key: key });
  for (const [position, id] of MANY.entries())
    await sites.add('related', {
      site_id: site,
      article_id: 8,
      position: 50 - position,
      related_key: `k${id}`,
    });
  await sites.add('related', {
    site_id: site,
    article_id: site === 1 ? 2 : 3,
    position: 0,
    related_key: 'k1',
  });
  const certificate = { pdf_url: '', hash: '', notarised_at: at(0) };
  await sites.add('certificates', { site_id: site, article_id: site, ...certificate });
}

beforeAll(async () => {
  sites = await openTwoSites();
  for (const site of [1, 2]) {
    for (const { id, seconds, ...more } of ARTICLES)
      await addArticle(sites, site, id, {
        ...{ published_at: second(seconds), changed_at: second(id), column_id: id === 7 ? 2 : 1 },
        ...{ status: id === 4 && site === 1 ? 0 : 1, ...more },
      });
    for (const id of MANY) await addArticle(sites, site, id, { published_at: second(-id) });
    await addPeople(site);
    await addLists(site);
    for (const [id, article_id, status, starts] of [
      [1, 5, site === 1 ? LiveStatus.ended : LiveStatus.live, 0],
      [2, 6, LiveStatus.live, 0],
      [3, 13, LiveStatus.preview, 50],
      [4, 14, LiveStatus.preview, 40],
      [5, 15, LiveStatus.live, 0],
      [6, 1, LiveStatus.live, 0],
      [7, 17, LiveStatus.live, 0],
      [8, 20, LiveStatus.live, 0],
    ] as const)
      await sites.add('lives', { site_id: site, id, article_id, status, starts_at: second(starts), doc: {} });
  }
});
afterAll(() => sites.close());

const numbers = (rows: readonly { article_id: number }[]) => rows.map(({ article_id }) => article_id);
const first = { after: null, offset: 0 };
/** Sort key of an article of the same second as `seconds`. */
const placeOf = (seconds: number, id: number) =>
  Math.floor(second(seconds).getTime() / 1000) * 1_000_000 + id;

type Find = (
  site: number,
  of: number,
  limit: number,
  from: typeof first | { after: number; offset: number },
) => Promise<ItemRow[]>;
const lists: { by: string; find: Find; of: Record<number, number[]>; second?: number }[] = [
  {
    by: 'tag',
    find: (site, ...of) => itemsByTag(sites.db, site, ...of),
    of: { 3: [1, 3, 2], 4: [1], 5: [] },
  },
  {
    by: 'person',
    find: (site, ...of) => itemsByPerson(sites.db, site, ...of),
    of: { 6: [1, 3, 2], 8: [3], 9: [] },
  },
  {
    by: 'account',
    find: (site, account, ...of) => itemsByAccount(sites.db, site, { account, articleType: ALL }, ...of),
    of: { 0: [], 5: [8, 9], 6: [], 7: [], 8: [] },
  },
  {
    by: 'account and type',
    find: (site, articleType, ...of) => itemsByAccount(sites.db, site, { account: 5, articleType }, ...of),
    of: { 0: [], [imageSet]: [8], [video]: [9] },
  },
  {
    by: 'lives of a column',
    find: (site, column, ...of) => itemsByType(sites.db, site, { type: live, column }, ...of),
    of: { 0: [19, 5, 6, 13, 14, 17, 15, 18, 16], 1: [5, 6, 13], 2: [] },
  },
  {
    by: 'image sets of a column',
    find: (site, column, ...of) => itemsByType(sites.db, site, { type: imageSet, column }, ...of),
    of: { 0: [7, 8], 1: [7], 2: [8] },
  },
];

describe.each(lists)('[A17] articles by $by', ({ find, of }) => {
  test('of two sites – drafts, other lists’ and the other site’s beside them – are the site’s published ones, newest first', async () => {
    for (const [number, expected] of Object.entries(of)) {
      const rows = await find(1, Number(number), 20, first);
      expect([number, numbers(rows)]).toEqual([number, expected]);
      for (const { article_id: id, item, click_initial, is_top } of rows)
        expect([item, click_initial, is_top]).toEqual([`item 1-${id}`, 1000 + id, false]);
    }
  });

  test('[wire W12] page by page – by an offset, behind a sort key – come all of them', async () => {
    for (const [number, expected] of Object.entries(of)) {
      const pages = await Promise.all(
        expected.map((_, offset) => find(1, Number(number), 1, { after: null, offset })),
      );
      expect(numbers(pages.flat())).toEqual(expected);
      const keys = (await find(1, Number(number), 20, first)).map(({ iorder }) => Number(iorder));
      for (const [index, after] of keys.entries())
        expect(numbers(await find(1, Number(number), 20, { after, offset: 0 }))).toEqual(
          expected.slice(index + 1),
        );
    }
  });
});

test('[wire W12] the sort key of a list – of two articles of one second – is the second, then the number', async () => {
  const rows = await itemsByTag(sites.db, 1, 3, 20, first);
  expect(rows.map(({ iorder }) => Number(iorder))).toEqual([placeOf(90, 1), placeOf(80, 3), placeOf(80, 2)]);
});

test('[A17] articles by their numbers – drafts and unknown ones among them – come in the order asked', async () => {
  const found = async (site: number) =>
    (await itemsByIds(sites.db, site, [3, 4, 1, 99])).map(({ item, click_initial }) => [item, click_initial]);
  expect(await found(1)).toEqual([
    ['item 1-3', 1003],
    ['item 1-1', 1001],
  ]);
  expect(await found(2)).toEqual([
    ['item 2-3', 2003],
    ['item 2-4', 2004],
    ['item 2-1', 2001],
  ]);
  expect(await itemsByIds(sites.db, 1, [])).toEqual([]);
});

test('[A17] articles of several people – as many of each as asked for – come newest first', async () => {
  const of = async (people: number[], each: number) =>
    (await itemsByPeople(sites.db, 1, people, each)).map(({ person_id, article_id }) => [
      person_id,
      article_id,
    ]);
  expect(await of([8, 6], 2)).toEqual([
    [8, 3],
    [6, 1],
    [6, 3],
  ]);
  expect(await of([6], 9)).toEqual([
    [6, 1],
    [6, 3],
    [6, 2],
  ]);
});

test('[A17] hot articles – at both sides of the beginning – come by all their clicks, then newest number first', async () => {
  const text =
    'update article_counts set click_initial = $3, click_real = $4, click_fake = $5, share_click = $6 where article_id = $1 and site_id = $2';
  const counts = [
    [1, 1, 0, 0, 0],
    [2, 0, 2, 0, 0],
    [3, 0, 0, 3, 0],
    [5, 0, 0, 0, 4],
    [6, 4, 0, 0, 0],
    [19, 0, 0, 0, 0],
  ];
  for (const [id, ...clicks] of counts) await sites.db.run({ name: 'test-clicks', text }, [id, 1, ...clicks]);
  const hot = async (since: number, limit = 20, offset = 0) =>
    numbers(await hotItems(sites.db, 1, second(since), limit, offset));
  expect(await hot(49)).toEqual([6, 5, 3, 2, 1, 19]);
  expect(await hot(50)).toEqual([5, 3, 2, 1, 19]);
  expect(await hot(49, 2, 1)).toEqual([5, 3]);
  for (const [id = 0] of counts)
    await sites.db.run({ name: 'test-clicks', text }, [id, 1, 1000 + id, 0, 0, 0]);
});

describe('[wire g8][A17] the content of an article', () => {
  test('of two sites – its account, its certificate, its reporters in their order – is the site’s own', async () => {
    expect(await contentRow(sites.db, 1, 3)).toMatchObject({
      ...{
        article_id: 3,
        content: 'content 1-3',
        status: 1,
        changed_at: second(3),
        iorder: 0,
        click_initial: 1003,
      },
      ...{ account_id: 0, account_name: '', account_icon: '', account_status: 0, account_forbidden: false },
      ...{
        certified: false,
        has_related: false,
        reporters: [{ name: 'person 1-8' }, { name: 'person 1-6' }],
      },
    });
    expect(await contentRow(sites.db, 2, 12)).toMatchObject({
      ...{ account_id: 8, account_name: 'account 2-8', account_icon: 'icon 2-8', account_forbidden: true },
      click_initial: 2012,
    });
    expect(await contentRow(sites.db, 1, 11)).toMatchObject({
      account_status: XyStatus.closed,
      reporters: [],
    });
    expect(await contentRow(sites.db, 1, 99)).toBeUndefined();
  });

  test('in two columns – its own, another – has the place in its own', async () => {
    const place = async (site: number, id: number) => Number((await contentRow(sites.db, site, id))?.iorder);
    expect([await place(1, 1), await place(2, 1), await place(1, 7), await place(1, 2)]).toEqual([
      1000, 1001, 0, 0,
    ]);
  });

  test('certified, related – on one of the sites – is so there alone', async () => {
    const marks = async (site: number) => {
      const rows = await Promise.all([1, 2, 3].map((id) => contentRow(sites.db, site, id)));
      return rows.map((row) => [row?.certified, row?.has_related]);
    };
    expect(await marks(1)).toEqual([
      [true, true],
      [false, true],
      [false, false],
    ]);
    expect(await marks(2)).toEqual([
      [false, true],
      [true, false],
      [false, true],
    ]);
  });
});

test('[A17] counts of articles – of two sites, of a draft – are those of the published ones', async () => {
  const keys = [
    { site: 1, id: 1 },
    { site: 2, id: 2 },
    { site: 1, id: 4 },
    { site: 2, id: 4 },
    { site: 1, id: 99 },
  ];
  const rows = await articleCounts(sites.db, keys);
  const reported = rows.map(({ site, article_id, click_initial }) => [site, article_id, click_initial]);
  expect(reported.toSorted()).toEqual([
    [1, 1, 1001],
    [2, 2, 2002],
    [2, 4, 2004],
  ]);
});

test('[wire S3][A17] related articles – a draft, more than twenty – are the first twenty published ones, in their order', async () => {
  for (const [site = 0, count = 0] of [
    [1, 4],
    [2, 5],
  ])
    for (const type of [KindNumber.topicSub.column, KindNumber.topicSub.circle])
      await sites.add('subscription_counts', { site_id: site, type, object_id: 1, count: count + type });
  const { column } = KindNumber.topicSub;
  const related = async (site: number, id: number) =>
    (await relatedItems(sites.db, site, id)).map((row) => [row.item, row.column_followers]);
  expect(await related(1, 1)).toEqual([
    ['item 1-3', 4 + column],
    ['item 1-2', 4 + column],
    ['item 1-7', 0],
  ]);
  expect(await related(2, 1)).toEqual([
    ['item 2-3', 5 + column],
    ['item 2-4', 5 + column],
    ['item 2-2', 5 + column],
    ['item 2-7', 0],
  ]);
  expect(numbers(await relatedItems(sites.db, 1, 8))).toEqual(MANY.toReversed().slice(0, 20));
});

test('[A17] the type of a published article – a draft, another site’s – is reported of published ones', async () => {
  const types = (site: number) => Promise.all([1, 4, 5, 99].map((id) => typeOfPublished(sites.db, site, id)));
  expect(await types(1)).toEqual([{ type: 0 }, undefined, { type: live }, undefined]);
  expect(await types(2)).toEqual([{ type: 0 }, { type: 0 }, { type: live }, undefined]);
});

test('lives beside a list – running, announced, over, of an article that is no live – come in this order, the nearest announced first', async () => {
  const beside = async (site: number, column: number, limit = 20) =>
    numbers(await livesBeside(sites.db, site, column, limit));
  expect(await beside(1, 0)).toEqual([6, 17, 15, 14, 13, 19, 5, 18, 16]);
  expect(await beside(2, 0)).toEqual([5, 6, 17, 15, 14, 13, 19, 18, 16]);
  expect([await beside(1, 3), await beside(1, 3, 1), await beside(1, 3, 3)]).toEqual([
    [19, 5, 18, 16],
    [19],
    [19, 5, 18],
  ]);
  expect([await beside(1, 0, 2), await beside(1, 0, 4), await beside(1, 0, 6)]).toEqual([
    [6, 17],
    [6, 17, 15, 14],
    [6, 17, 15, 14, 13, 19],
  ]);
  expect([await beside(1, 1), await beside(1, 2)]).toEqual([[6, 13, 5], []]);
});

describe('[K13][A17] feeds and sitemaps', () => {
  test('of a column, of all – with drafts – list the newest first', async () => {
    const feed = async (site: number, column: number, limit = 3) =>
      (await feedRows(sites.db, site, column, limit)).map(({ item }) => item);
    expect(await feed(1, 0)).toEqual(['item 1-1', 'item 1-3', 'item 1-2']);
    expect(await feed(2, 0, 2)).toEqual(['item 2-4', 'item 2-1']);
    expect(await feed(1, 2, 9)).toEqual(['item 1-2', 'item 1-8']);
    expect(await feed(2, 2, 2)).toEqual(['item 2-2', 'item 2-9']);
  });

  test('since a moment – at both sides of it – list newer ones', async () => {
    const since = async (seconds: number, limit = 9) =>
      (await feedRowsSince(sites.db, 1, second(seconds), limit)).map(({ item }) => item);
    expect([await since(79), await since(80), await since(79, 2)]).toEqual([
      ['item 1-1', 'item 1-3', 'item 1-2'],
      ['item 1-1'],
      ['item 1-1', 'item 1-3'],
    ]);
  });

  test('in parts – have every published article once, in the order of numbers, and the newest change', async () => {
    const part = async (site: number, limit: number, offset: number) =>
      (await sitemapPart(sites.db, site, limit, offset)).map(({ id }) => id);
    expect([await part(1, 4, 0), await part(1, 2, 3), await part(2, 4, 0)]).toEqual([
      [1, 2, 3, 5],
      [5, 6],
      [1, 2, 3, 4],
    ]);
    await sites.db.script(
      "update articles set changed_at = '2027-01-01Z' where site_id = 1 and id in (4, 201)",
    );
    await sites.db.script("update articles set changed_at = '2028-01-01Z' where site_id = 1 and id = 4");
    expect(await sitemapExtent(sites.db, 1)).toEqual({ total: 41, changed_at: new Date('2027-01-01Z') });
    expect(await sitemapExtent(sites.db, 2)).toEqual({ total: 42, changed_at: second(19) });
  });
});

describe('[wire W12][A17] rows of a column', () => {
  const parsed = (rows: string) => splitRows(rows).map(parseColumnRow);
  const sorted = [205, 210, ...MANY.filter((id) => id !== 205 && id !== 210)];

  test('a page and one row more – of more than there are – come with top rows first, by their order', async () => {
    expect(numbers(parsed(await columnPageRows(sites.db, 1, 9, 0)))).toEqual(sorted.slice(0, PAGE_SIZE + 1));
    expect(numbers(parsed(await columnPageRows(sites.db, 1, 9, 1)))).toEqual(sorted.slice(1, PAGE_SIZE + 2));
    expect(numbers(parsed(await columnSlice(sites.db, 1, 9, 2, 1)))).toEqual([210, 201]);
    expect(numbers(parsed(await columnSlice(sites.db, 1, 1, 4, 0)))).toEqual([1, 4, 5, 7]);
    expect(numbers(parsed(await columnPageAfter(sites.db, 1, 1, placeInFirst(1, 5))))).toEqual([7, 6, 13]);
    expect(await columnPageRows(sites.db, 1, 77, 0)).toBe('');
  });

  test('equal numbers on both sites – have the counts and marks of their own', async () => {
    for (const site of [1, 2])
      for (const rows of [
        await columnPageRows(sites.db, site, 1, 0),
        await columnSlice(sites.db, site, 1, 20, 0),
        await columnPageAfter(sites.db, site, 1, 99_999),
      ])
        expect(
          parsed(rows).map((row) => [
            row.article_id,
            row.iorder,
            row.click_initial,
            row.itemHash,
            row.is_top,
          ]),
        ).toEqual(
          [1, 4, 5, 7, 6, 13].map((id) => [
            id,
            placeInFirst(site, id),
            site * 1000 + id,
            `mark ${site}`,
            false,
          ]),
        );
  });

  test('behind a row – a top one, the last top one, another, none – are those that follow it', async () => {
    const behind = async (iorder: number) => numbers(parsed(await columnPageAfter(sites.db, 1, 9, iorder)));
    expect(await behind(10_000 - 205)).toEqual(sorted.slice(1, PAGE_SIZE + 2));
    expect(await behind(10_000 - 210)).toEqual(sorted.slice(2, PAGE_SIZE + 3));
    expect(await behind(10_000 - 201)).toEqual(sorted.slice(3));
    expect(await behind(10_000 - 222)).toEqual([223]);
    expect(await behind(10_000 - 223)).toEqual([]);
    expect(numbers(parsed(await columnPageAfter(sites.db, 2, 2, 50)))).toEqual([9, 15, 16]);
  });
});

test('[A17] recommended articles – but those left out, of all columns, of one – are published ones, newest first', async () => {
  const newest = async (column: number, without: number[], more: object = {}) =>
    numbers(await newestExcept(sites.db, { site: 1, column, without, limit: 3, offset: 0, ...more }));
  expect(await newest(0, [])).toEqual([1, 3, 2]);
  expect(await newest(0, [3], { offset: 1 })).toEqual([2, 19, 5]);
  expect(await newest(0, [], { limit: 1 })).toEqual([1]);
  expect(await newest(1, [])).toEqual([1, 5]);
  expect(await newest(1, [5], { limit: 2 })).toEqual([1]);
  expect(await newest(1, [], { limit: 2, offset: 2 })).toEqual([5, 7]);
  expect(await newest(1, [1, 4, 5], { limit: 2 })).toEqual([7, 6]);
  expect(await newest(1, [1], { limit: 2 })).toEqual([5]);
  expect(await newest(1, [], { site: 2, limit: 2 })).toEqual([1, 4]);
  expect(await newest(2, [])).toEqual([2, 8]);
});

describe('[A17] articles of members', () => {
  beforeAll(async () => {
    for (const site of [1, 2]) {
      for (const id of [1, 2, 3, 4, 7, 9]) await setAuthor(sites.db, site, id, id === 9 ? 8 : 7);
    }
  });

  test('published ones – of every type, of one – come newest first, page by page', async () => {
    const { db } = sites;
    const pieces = async (
      member: number,
      type: number = ALL,
      limit = 20,
      from: Parameters<typeof piecesOf>[4] = first,
    ) => numbers(await piecesOf(db, 1, { member, type }, limit, from));
    expect([await pieces(7), await pieces(8), await pieces(0)]).toEqual([[1, 3, 2, 7], [9], []]);
    expect([await pieces(7, imageSet), await pieces(7, live)]).toEqual([[7], []]);
    expect(await pieces(7, ALL, 2, { after: null, offset: 1 })).toEqual([3, 2]);
    expect(await pieces(7, ALL, 2, { after: placeOf(80, 3), offset: 0 })).toEqual([2, 7]);
  });

  test('[K12] all of a member – drafts too – come by number, page by page', async () => {
    const own = async (site: number, member: number, after: number, limit: number) =>
      (await ownPieces(sites.db, site, member, after, limit)).map(({ title }) => title);
    expect(await own(1, 7, 0, 9)).toEqual([1, 2, 3, 4, 7].map((id) => `title 1-${id}`));
    expect(await own(1, 7, 2, 2)).toEqual(['title 1-3', 'title 1-4']);
    expect(await own(2, 8, 0, 9)).toEqual(['title 2-9']);
  });

  test('an author – of another site, unknown, replaced, cleared, forgotten – is the one the site has', async () => {
    await sites.add('members', { site_id: 2, id: 9, nickname: '邻人', created_at: at(0) });
    await addArticle(sites, 2, 30, {});
    expect(await setAuthor(sites.db, 1, 1, 9)).toBe(false);
    expect(await setAuthor(sites.db, 1, 30, 7)).toBe(false);
    expect(await setAuthor(sites.db, 1, 1, 8)).toBe(true);
    const authors = (site: number) => Promise.all([1, 2, 9, 99].map((id) => authorOf(sites.db, site, id)));
    expect([await authors(1), await authors(2)]).toEqual([
      [8, 7, 8, undefined],
      [7, 7, 8, undefined],
    ]);
    await clearAuthor(sites.db, 1, 2);
    await forgetAuthor(sites.db, 2, 8);
    expect([await authors(1), await authors(2)]).toEqual([
      [8, undefined, 8, undefined],
      [7, 7, undefined, undefined],
    ]);
  });
});

test('[A17] tags and stored paths – of equal numbers and names – are the site’s own', async () => {
  expect([
    await tagById(sites.db, 1, 3),
    await tagById(sites.db, 2, 3),
    await tagById(sites.db, 1, 9),
  ]).toEqual([{ id: 3, name: 'tag 1' }, { id: 3, name: 'tag 2' }, undefined]);
  for (const site of [1, 2]) await savePath(sites.db, site, '/a', `url ${site}`);
  await savePath(sites.db, 1, '/a', 'second');
  await savePath(sites.db, 1, '/b', 'url b');
  expect(
    await Promise.all([
      findPath(sites.db, 1, '/a'),
      findPath(sites.db, 2, '/a'),
      findPath(sites.db, 2, '/b'),
    ]),
  ).toEqual([{ url: 'url 1' }, { url: 'url 2' }, undefined]);
});
