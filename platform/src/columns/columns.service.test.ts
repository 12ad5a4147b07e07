import { openTwoSites, type TwoSites } from '@testing/twoSites';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  allColumnsUnder,
  columnsAmong,
  columnsNamed,
  columnsUnder,
  findColumn,
  findOrCreateColumn,
} from './columns.service';

/** Both sites have column 1 with 11 and 12 below it, 111 below 11, and column 2. */
let sites: TwoSites;
beforeAll(async () => {
  sites = await openTwoSites();
  for (const site of [1, 2])
    for (const [id, parent_id, name] of [
      [1, 0, '新闻'],
      [11, 1, '本地新闻'],
      [12, 1, '体育'],
      [111, 11, '河边'],
      [2, 0, '生活'],
    ])
      await sites.add('columns', {
        site_id: site,
        id,
        parent_id,
        name: site === 1 ? name : `邻${name}`,
        order_id: id,
      });
});
afterAll(() => sites.close());

test('[wire S4][A17] columns – in every list, by their number, two steps down – have the names that lead to them', async () => {
  const { db } = sites;
  const named = (columns: readonly { casNames: string; level: number }[]) =>
    columns.map(({ casNames, level }) => [casNames, level]);
  const below = [
    ['新闻~本地新闻', 2],
    ['新闻~体育', 2],
    ['新闻~本地新闻~河边', 3],
  ];
  expect(named(await columnsUnder(db, 1, 1))).toEqual(below.slice(0, 2));
  expect(named(await allColumnsUnder(db, 1, 1))).toEqual(below);
  expect(named(await allColumnsUnder(db, 1, 0))).toEqual([['新闻', 1], ['生活', 1], ...below]);
  expect(
    named([await findColumn(db, 1, 111), await findColumn(db, 2, 2)].flatMap((one) => one ?? [])),
  ).toEqual([
    ['新闻~本地新闻~河边', 3],
    ['邻生活', 1],
  ]);
  expect(await findColumn(db, 1, 99)).toBeUndefined();
  expect((await columnsAmong(db, 1, [12, 99, 1])).map(({ columnId }) => columnId)).toEqual([12, 1]);
  expect(await columnsAmong(db, 1, [])).toEqual([]);
});

test('[A17] columns by words – of one, of two, of none – have every word in their name', async () => {
  const found = async (words: string) =>
    (await columnsNamed(sites.db, 1, words)).map(({ columnName }) => columnName);
  expect([
    await found('新闻'),
    await found('新闻 本地'),
    await found('新闻 体育'),
    await found(' '),
    await found('邻'),
  ]).toEqual([['新闻', '本地新闻'], ['本地新闻'], [], [], []]);
});

test('[K5] a path of columns – known, in part, of the other site – is found, and made where it is missing', async () => {
  const path = (...names: string[]) => findOrCreateColumn(sites.db, 1, names);
  expect([await path('新闻', '体育'), await path('新闻', '本地新闻', '河边'), await path()]).toEqual([
    12, 111, 0,
  ]);
  const made = await path('新闻', '邻体育');
  expect([made, await path('新闻', '邻体育')]).toEqual([112, 112]);
  expect(await findColumn(sites.db, 1, made)).toMatchObject({ casNames: '新闻~邻体育', parentId: 1 });
  expect(await findColumn(sites.db, 2, made)).toBeUndefined();
});
