import { RedemptionStatus } from '@contract/participation/shopCodes';
import { inTurn, rolledBack } from '@testing/rolledBack';
import { at, openTwoSites, type TwoSites } from '@testing/twoSites';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  nextProductID,
  productById,
  productStock,
  putProduct,
  shownProducts,
  updateProduct,
} from './products.store';

/** Both sites: products 1 to 4 in the order 3, 1, 4, 2, where 4 is hidden. */
let sites: TwoSites;
const places = [0, 2, 4, 1, 3];
const product = (site_id: number, id: number, more: object = {}) => ({
  ...{ site_id, id, order_id: places[id] ?? 9, score: id * 10, stock: id, per_member: 2, hidden: id === 4 },
  ...{ doc: { title: `${site_id}-${id}`, pics: ['/p.jpg'], content: '<p>文</p>' }, ...more },
});
beforeAll(async () => {
  sites = await openTwoSites();
  for (const site of [1, 2]) await sites.add('products', ...[1, 2, 3, 4].map((id) => product(site, id)));
});
afterAll(() => sites.close());
const trying = (work: Parameters<typeof rolledBack>[1]) => rolledBack(() => sites, work);
type Db = TwoSites['db'];
const titles = (rows: readonly { doc: unknown }[]) => rows.map(({ doc }) => Object(doc).title);

test('[wire n12] a product – hidden, of another site – is found on its site where it is shown, with points and stock of now', async () => {
  const found = await inTurn([1, 2, 3, 4, 5], (id) => productById(sites.db, 2, id));
  expect(found.map((row) => row && Object(row.doc).title)).toEqual([
    '2-1',
    '2-2',
    '2-3',
    undefined,
    undefined,
  ]);
  expect(found[1]).toEqual({
    id: 2,
    doc: { id: 2, title: '2-2', pics: ['/p.jpg'], content: '<p>文</p>', score: 20, stock: 2 },
  });
});

test('[wire n12] products – hidden, of another site, of equal places – come in their order, a page at a time', async () => {
  const page = async (limit: number, offset: number, site = 1) =>
    titles(await shownProducts(sites.db, site, limit, offset));
  expect([await page(9, 0), await page(2, 1), await page(1, 0, 2)]).toEqual([
    ...[['1-3', '1-1', '1-2'], ['1-1', '1-2'], ['2-3']],
  ]);
});

test(
  '[wire n12] products of one place – and their stock – come by their numbers',
  trying(async ({ db, add }) => {
    await add('products', product(1, 8, { order_id: 1 }), product(1, 7, { order_id: 1 }));
    expect(titles(await shownProducts(db, 1, 3, 0))).toEqual(['1-3', '1-7', '1-8']);
    expect((await productStock(db, 1)).slice(0, 3).map(({ id }) => id)).toEqual([3, 7, 8]);
  }),
);

test(
  '[K10] stock of a site – hidden products too, redemptions in every state, of others – has what is left and redeemed',
  trying(async ({ db, add }) => {
    const { waiting, handedOut, cancelled } = RedemptionStatus;
    const redemption = (id: number, more: object = {}) => ({
      ...{
        site_id: 1,
        id,
        product_id: 1,
        member_id: 7,
        score: 10,
        code: `c${id}`,
        status: waiting,
        created_at: at(0),
      },
      ...more,
    });
    await add(
      'redemptions',
      ...[redemption(1), redemption(2, { status: handedOut }), redemption(3, { status: cancelled })],
      ...[redemption(4, { product_id: 4 }), redemption(5, { site_id: 2 })],
    );
    const rows = await productStock(db, 1);
    expect(rows.map(({ id, redeemed }) => [id, redeemed])).toEqual([
      [3, 0],
      [1, 2],
      [4, 1],
      [2, 0],
    ]);
    expect(rows[2]).toEqual({
      id: 4,
      title: '1-4',
      score: 40,
      stock: 4,
      per_member: 2,
      hidden: true,
      redeemed: 1,
    });
    expect((await productStock(db, 2)).map(({ redeemed }) => redeemed)).toEqual([0, 1, 0, 0]);
  }),
);

const all = async (db: Db) => (await inTurn([1, 2], (site) => productStock(db, site))).flat();

test(
  '[K10] a product that is saved again – with another stock – takes every field but the stock; a new one has its own',
  trying(async ({ db }) => {
    const doc = { title: '新', pics: [], content: '' };
    const saved = { id: 2, order: 0, score: 99, stock: 50, perMember: 0, hidden: true, doc };
    const before = await all(db);
    await putProduct(db, 1, saved);
    await putProduct(db, 1, { ...saved, id: 6, hidden: false, order: 10 });
    const rows = await all(db);
    expect(rows[0]).toEqual({
      id: 2,
      title: '新',
      score: 99,
      stock: 2,
      per_member: 0,
      hidden: true,
      redeemed: 0,
    });
    expect(rows[4]).toMatchObject({ id: 6, stock: 50, hidden: false });
    expect(rows.slice(5)).toEqual(before.slice(4));
    const [first, second] = [await nextProductID(db), await nextProductID(db)];
    expect(second).toBe(first + 1);
  }),
);

test.each([
  { what: 'nothing', change: {}, after: {} },
  { what: 'points', change: { score: 7 }, after: { score: 7 } },
  { what: 'stock up', change: { more: 3 }, after: { stock: 4 } },
  { what: 'stock down to nothing', change: { more: -1 }, after: { stock: 0 } },
  { what: 'stock down further than it reaches', change: { more: -9 }, after: { stock: 0 } },
  { what: 'the limit of a member', change: { perMember: 0 }, after: { per_member: 0 } },
  { what: 'off sale', change: { hidden: true }, after: { hidden: true } },
  { what: 'on sale', change: { hidden: false }, after: { hidden: false } },
  { what: 'the title', change: { title: '改' }, after: { title: '改' } },
])('[K10] a product of two sites – $what changed – changes that alone', async ({ change, after }) =>
  trying(async ({ db }) => {
    const before = await all(db);
    expect(await updateProduct(db, 1, 1, change)).toBe(1);
    expect(await all(db)).toEqual(before.map((row, place) => (place === 1 ? { ...row, ...after } : row)));
    expect(await updateProduct(db, 1, 99, change)).toBe(0);
  })(),
);

test(
  '[K10] a product – its place and its text changed – moves, and keeps the rest of its document',
  trying(async ({ db }) => {
    await updateProduct(db, 1, 1, { order: 0, content: '<p>改</p>' });
    expect(titles(await shownProducts(db, 1, 9, 0))).toEqual(['1-1', '1-3', '1-2']);
    expect(Object(await productById(db, 1, 1)).doc).toMatchObject({
      title: '1-1',
      content: '<p>改</p>',
      pics: ['/p.jpg'],
    });
  }),
);
