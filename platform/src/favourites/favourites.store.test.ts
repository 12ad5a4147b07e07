import { KindNumber } from '@contract/codes';
import { MemberState } from '@platform/membership/memberState.types';
import { addArticle } from '@testing/addArticle';
import { at, openTwoSites, type TwoSites } from '@testing/twoSites';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  allAfter,
  deleteFavourite,
  forgetAllOf,
  insertFavourite,
  isFavourite,
  newestFavourites,
} from './favourites.store';

const { article, activity, live } = KindNumber.fav;

/**
 * Both sites have members 7, 8 (disabled) and 9, articles 1 to 3 (2 published on site 2 alone), an activity 4, and lives 5 (alone), 6 (in
 * article 1) and 7 (in article 2). Activity 10 and live 11 are of site 2 alone.
 */
let sites: TwoSites;
beforeAll(async () => {
  sites = await openTwoSites();
  for (const site of [1, 2]) {
    for (const id of [7, 8, 9])
      await sites.add('members', {
        ...{ site_id: site, id, nickname: `${site}-${id}`, created_at: at(0) },
        state: id === 8 ? MemberState.disabled : MemberState.open,
      });
    for (const id of [1, 2, 3]) await addArticle(sites, site, id, { status: id === 2 ? site - 1 : 1 });
    for (const id of site === 1 ? [4, 40] : [4, 10])
      await sites.add('activities', { site_id: site, id, published_at: at(0), doc: {} });
    for (const [id, article_id] of [[3, 0], [5, 0], [6, 1], [7, 2], ...(site === 1 ? [] : [[11, 0]])])
      await sites.add('lives', { site_id: site, id, article_id, status: 0, starts_at: at(0), doc: {} });
  }
});
afterAll(() => sites.close());

const THINGS = [
  [article, 1],
  [article, 2],
  [article, 3],
  [article, 99],
  [activity, 4],
  [activity, 10],
  [live, 5],
  [live, 6],
  [live, 7],
  [live, 11],
  [77, 1],
  [live, 3],
] as const;
const keep = (site: number, member: number, type: number, id: number, moment = 0) =>
  insertFavourite(sites.db, site, { member, type, id }, { channel: 2, imgUrl: `img ${id}`, at: at(moment) });
async function collected(): Promise<number[][]> {
  const text = 'select site_id, collect from article_counts order by article_id';
  const rows = await sites.db.query<{ site_id: number; collect: number }>({ name: 'test-collect', text });
  return [1, 2].map((site) => rows.filter((row) => row.site_id === site).map(({ collect }) => collect));
}

test('[K3][A17] favourites of every kind – of drafts, of the other site, twice – are kept of what is there, and articles counted once', async () => {
  const there = async (site: number) =>
    (await Promise.all(THINGS.map(([type, id]) => keep(site, 7, type, id)))).map((row) => row.there);
  expect(await there(1)).toEqual([
    true,
    false,
    true,
    false,
    true,
    false,
    true,
    true,
    false,
    false,
    false,
    true,
  ]);
  expect(await there(2)).toEqual([true, true, true, false, true, true, true, true, true, true, false, true]);
  expect(await keep(1, 7, article, 1)).toEqual({ there: true, open: true });
  expect(await keep(1, 9, article, 1)).toEqual({ there: true, open: true });
  expect(await collected()).toEqual([
    [2, 0, 1],
    [1, 1, 1],
  ]);
});

test('[A17] favourites – of a disabled member, of nobody, of an unknown one – are not kept', async () => {
  await sites.add('members', { site_id: 2, id: 20, nickname: '邻人', created_at: at(0) });
  for (const member of [8, 0, 99, 20]) {
    expect(await keep(1, member, article, 1)).toEqual({ there: true, open: false });
    expect(await isFavourite(sites.db, 1, { member, type: article, id: 1 })).toBe(false);
  }
  expect((await collected())[0]).toEqual([2, 0, 1]);
});

test('[A17] a favourite – of another member, kind, thing, site – is the member’s own', async () => {
  const has = (site: number, member: number, type: number, id: number) =>
    isFavourite(sites.db, site, { member, type, id });
  const tries = [
    has(1, 7, article, 3),
    has(1, 9, article, 3),
    has(1, 7, live, 1),
    has(1, 7, article, 2),
    has(2, 7, article, 2),
    has(2, 9, article, 1),
  ];
  expect(await Promise.all(tries)).toEqual([true, false, false, false, true, false]);
});

test('[K12][A17] lists of favourites – with what was hidden since – show what can be read, newest first, and all by number', async () => {
  await keep(1, 9, activity, 4);
  await sites.db.script('delete from favourites where member_id = 7 and site_id = 1');
  for (const object_id of [7, 11])
    await sites.add('favourites', {
      ...{ site_id: 1, member_id: 7, type: live, object_id, id: 1_000_000 + object_id, created_at: at(0) },
    });
  for (const [type, id] of [
    [live, 6],
    [article, 1],
    [activity, 4],
    [live, 5],
    [article, 3],
  ] as const)
    await keep(1, 7, type, id, id);
  await sites.db.script(
    'update articles set status = 0 where site_id = 1 and id = 3; delete from activities where site_id = 1 and id = 4',
  );
  const reported = (rows: readonly { type: number; object_id: number; img_url: string }[]) =>
    rows.map((row) => [row.type, row.object_id, row.img_url]);
  const newest = async (limit = 9, offset = 0) =>
    reported(await newestFavourites(sites.db, 1, 7, limit, offset));
  const readable = [
    [live, 5, 'img 5'],
    [article, 1, 'img 1'],
    [live, 6, 'img 6'],
  ];
  expect([await newest(), await newest(1), await newest(1, 1)]).toEqual([
    readable,
    readable.slice(0, 1),
    readable.slice(1, 2),
  ]);
  const all = await allAfter(sites.db, 1, 7, 0, 9);
  expect(reported(all).map(([type, id]) => [type, id])).toEqual([
    ...[
      [live, 6],
      [article, 1],
      [activity, 4],
      [live, 5],
      [article, 3],
      [live, 7],
      [live, 11],
    ],
  ]);
  expect(await allAfter(sites.db, 1, 7, all[1]?.id ?? 0, 2)).toEqual(all.slice(2, 4));
  expect(all[1]).toEqual({
    id: all[1]?.id,
    type: article,
    object_id: 1,
    channel: 2,
    img_url: 'img 1',
    created_at: at(1),
  });
  expect(reported(await newestFavourites(sites.db, 2, 7, 99, 0))).toHaveLength(10);
});

test('[A17] a favourite let go – twice, of another, of another kind – is counted off once', async () => {
  await sites.db.script('update article_counts set collect = 5');
  const gone = (member: number, type: number, id: number) =>
    deleteFavourite(sites.db, 1, { member, type, id });
  await gone(8, article, 1);
  await gone(7, live, 1);
  await gone(7, article, 1);
  await gone(7, article, 1);
  expect(await collected()).toEqual([
    [4, 5, 5],
    [5, 5, 5],
  ]);
  // live 6 and article 6 have one number
  await addArticle(sites, 1, 6);
  await gone(7, live, 6);
  expect((await collected())[0]).toEqual([4, 5, 5, 0]);
  const kept = async (site: number, member: number) => (await allAfter(sites.db, site, member, 0, 99)).length;
  expect([await kept(1, 7), await kept(1, 9), await kept(2, 7)]).toEqual([5, 2, 10]);
});

test('[wire x23 cancel][A17] favourites of a former member – of every kind – are gone and counted off; others’ stay', async () => {
  await addArticle(sites, 2, 5);
  await sites.db.script('update article_counts set collect = 5');
  await keep(2, 9, article, 3);
  await sites.db.script('update article_counts set collect = 5');
  await forgetAllOf(sites.db, 2, 7);
  expect(await collected()).toEqual([
    [5, 5, 5, 5],
    [4, 4, 4, 5],
  ]);
  const kept = async (site: number, member: number) => (await allAfter(sites.db, site, member, 0, 99)).length;
  expect([await kept(1, 7), await kept(1, 9), await kept(2, 7), await kept(2, 9)]).toEqual([5, 2, 0, 1]);
});
