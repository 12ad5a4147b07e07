import { KindNumber } from '@contract/codes';
import { openTwoSites, type TwoSites } from '@testing/twoSites';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addColumn,
  chainOf,
  columnById,
  columnByName,
  columnsBelow,
  columnsOf,
  saveColumn,
} from './columns.store';

/**
 * Both sites have columns 1 to 3 (order 3, 1, 2; column 4 is a topic) with columns 11 and 12 below 1, 111 below 11 and a topic 13 below 1.
 * On site 2 column 11 stands below 2.
 */
let sites: TwoSites;
beforeAll(async () => {
  sites = await openTwoSites();
  for (const site of [1, 2]) {
    for (const [id = 0, parent_id, order_id] of [
      [1, 0, 2],
      [2, 0, 1],
      [3, 0, 1],
      [4, 0, 0],
      [11, site === 1 ? 1 : 2, 5],
      [12, 1, 4],
      [13, 1, 6],
      [111, 11, 1],
    ])
      await sites.add('columns', {
        ...{ site_id: site, id, parent_id, order_id, name: `${site}-${id}`, topic: id === 4 || id === 13 },
        doc: { description: `about ${site}-${id}` },
      });
    for (const type of [KindNumber.topicSub.column, KindNumber.topicSub.circle])
      await sites.add('subscription_counts', { site_id: site, type, object_id: 1, count: site * 10 + type });
  }
});
afterAll(() => sites.close());

const names = (rows: readonly { name: string }[]) => rows.map(({ name }) => name);

test('[wire S4][A17] columns of a column and of the site – topics, of the other site – come in their order', async () => {
  const of = async (site: number, parent: number) => names(await columnsOf(sites.db, site, parent));
  expect([await of(1, 0), await of(1, 1), await of(2, 1), await of(1, 3)]).toEqual([
    ['1-2', '1-3', '1-1'],
    ['1-12', '1-11', '1-13'],
    ['2-12', '2-13'],
    [],
  ]);
});

test('[wire S4][A17] columns in lists – with children and followers, of both sites – have their own of each', async () => {
  const counts = (rows: Awaited<ReturnType<typeof columnsOf>>) =>
    rows.map(({ id, children, followers }) => [id, children, followers]);
  const followers = 10 + KindNumber.topicSub.column;
  expect(counts(await columnsOf(sites.db, 1, 0))).toEqual([
    [2, 0, 0],
    [3, 0, 0],
    [1, 3, followers],
  ]);
  expect(counts(await columnsOf(sites.db, 2, 2))).toEqual([[11, 1, 0]]);
  expect(counts(await columnsBelow(sites.db, 1, 0)).slice(0, 5)).toEqual([
    [2, 0, 0],
    [3, 0, 0],
    [1, 3, followers],
    [12, 0, 0],
    [11, 1, 0],
  ]);
});

test('[wire S4][A17] a column by its number – with children, with followers – is the site’s own', async () => {
  const { topicSub } = KindNumber;
  expect(await columnById(sites.db, 1, 1)).toMatchObject({
    ...{ name: '1-1', description: 'about 1-1', children: 3, followers: 10 + topicSub.column, topic: false },
  });
  expect(await columnById(sites.db, 2, 1)).toMatchObject({
    name: '2-1',
    children: 2,
    followers: 20 + topicSub.column,
  });
  expect(await columnById(sites.db, 1, 4)).toMatchObject({ topic: true, followers: 0, children: 0 });
  expect(await columnById(sites.db, 1, 99)).toBeUndefined();
});

test('[A17] columns below one – two steps down, below the site – come by depth, then order', async () => {
  const below = async (site: number, parent: number) => names(await columnsBelow(sites.db, site, parent));
  expect([await below(1, 1), await below(2, 1), await below(2, 2), await below(1, 0)]).toEqual([
    ['1-12', '1-11', '1-13', '1-111'],
    ['2-12', '2-13'],
    ['2-11', '2-111'],
    ['1-2', '1-3', '1-1', '1-12', '1-11', '1-13', '1-111'],
  ]);
});

test('[A17] the chain of a column – of the other site – leads from the uppermost to itself', async () => {
  const chain = async (site: number, id: number) => names(await chainOf(sites.db, site, id));
  expect([await chain(1, 111), await chain(2, 111), await chain(1, 2), await chain(1, 99)]).toEqual([
    ['1-1', '1-11', '1-111'],
    ['2-2', '2-11', '2-111'],
    ['1-2'],
    [],
  ]);
  expect((await chainOf(sites.db, 1, 11))[0]).toMatchObject({ id: 1, description: 'about 1-1' });
});

test('a chain and what stands below – of nine steps – end after eight', async () => {
  for (const depth of [1, 2, 3, 4, 5, 6, 7, 8, 9])
    await sites.add('columns', {
      site_id: 1,
      id: 200 + depth,
      parent_id: 199 + depth,
      name: `step ${depth}`,
    });
  expect((await chainOf(sites.db, 1, 209)).map(({ id }) => id)).toEqual([
    202, 203, 204, 205, 206, 207, 208, 209,
  ]);
  expect((await columnsBelow(sites.db, 1, 200)).map(({ id }) => id)).toEqual([
    201, 202, 203, 204, 205, 206, 207, 208,
  ]);
});

test('[A17] a column by its name – of another parent, of the other site, of two – is the first of its parent', async () => {
  for (const id of [310, 301]) await sites.add('columns', { site_id: 1, id, parent_id: 300, name: '同名' });
  const byName = async (site: number, parent: number, name: string) =>
    (await columnByName(sites.db, site, parent, name))?.id;
  expect([
    await byName(1, 300, '同名'),
    await byName(1, 1, '1-11'),
    await byName(1, 2, '1-11'),
    await byName(2, 1, '1-12'),
  ]).toEqual([301, 11, undefined, undefined]);
});

test('[A17] a column – added, saved, saved again – has the next number and order of its site, and what is given last', async () => {
  await sites.add('columns', { site_id: 2, id: 900, name: 'x', order_id: 800 });
  expect(await addColumn(sites.db, 1, 3, '新')).toEqual({ id: 311 });
  expect(await columnById(sites.db, 1, 311)).toMatchObject({ name: '新', parent_id: 3, order_id: 7 });
  const column = {
    site: 1,
    id: 312,
    parent: 3,
    name: 'a',
    style: '203',
    order: 1,
    topCount: 2,
    topic: true,
    doc: { x: 1 },
  };
  await saveColumn(sites.db, column);
  const other = {
    ...column,
    parent: 2,
    name: 'b',
    style: '227',
    order: 2,
    topCount: 3,
    topic: false,
    doc: { y: 2 },
  };
  await saveColumn(sites.db, other);
  expect(await columnById(sites.db, 1, 312)).toMatchObject({
    ...{ parent_id: 2, name: 'b', style: '227', order_id: 2, top_count: 3, topic: false, doc: { y: 2 } },
  });
  await saveColumn(sites.db, { ...column, site: 2 });
  expect(await columnById(sites.db, 1, 312)).toMatchObject({ name: 'b' });
});
