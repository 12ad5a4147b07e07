import { RedemptionStatus } from '@contract/participation/shopCodes';
import { MemberState } from '@platform/membership/memberState.types';
import { at, openTwoSites, type TwoSites } from '@testing/twoSites';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  cancelWaiting,
  forgetRedemptions,
  lockMember,
  markHandedOut,
  offerFor,
  ownRedemptions,
  recentRedemption,
  redeem,
  redemptionByCode,
  redemptionsAfter,
  redemptionsForStaff,
} from './redemptions.store';

const { waiting, handedOut, cancelled } = RedemptionStatus;
/** Both sites have members 7, 8 and 9, who is disabled, and products 1 (10 points, two each), 2 (any number) and 3, hidden. */
let sites: TwoSites;
const redemption = (site: number, id: number, more: object = {}) => ({
  ...{
    site_id: site,
    id,
    product_id: 1,
    member_id: 7,
    score: 10,
    code: `c${id}`,
    title: '杯',
    pic: '',
    status: waiting,
  },
  ...{ created_at: at(id), ...more },
});
beforeEach(async () => {
  sites = await openTwoSites();
  for (const site of [1, 2]) {
    for (const id of [7, 8, 9])
      await sites.add('members', {
        ...{ site_id: site, id, nickname: `${site}-${id}`, created_at: at(0), score: 10 },
        state: id === 9 ? MemberState.disabled : MemberState.open,
      });
    const product = (id: number, more: object = {}) => ({
      ...{
        site_id: site,
        id,
        score: 10,
        stock: 5,
        per_member: 2,
        hidden: false,
        doc: { title: '杯', pics: ['/p.jpg'] },
      },
      ...more,
    });
    await sites.add('products', product(1), product(2, { per_member: 0 }), product(3, { hidden: true }));
  }
});
afterEach(() => sites.close());

const buy = (site: number, product: number, member: number, code = `n${product}${member}`) =>
  redeem(sites.db, site, { product, member, code, at: at(50), day: '2026-01-10' });
const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);
/** Points of members 7 to 9 and stock of products 1 to 3, site by site. */
async function state(): Promise<number[][]> {
  const rows = await sites.db.query<{ numbers: number[] }>(
    {
      name: 'test-shop',
      text: `select array(select score from members where site_id = s order by id)
        || array(select stock from products where site_id = s order by id) as numbers from generate_series(1, 2) s order by s`,
    },
    [],
  );
  return rows.map(({ numbers }) => numbers);
}
const untouched = [10, 10, 10, 5, 5, 5];

test('[A17] a member – disabled, unknown – is locked only while open', async () => {
  expect([
    await lockMember(sites.db, 1, 7),
    await lockMember(sites.db, 1, 9),
    await lockMember(sites.db, 1, 1),
  ]).toEqual([...[true, false, false]]);
  await sites.add('members', { site_id: 2, id: 10, nickname: '乙', created_at: at(0) });
  expect(await lockMember(sites.db, 1, 10)).toBe(false);
});

test('[wire n12] a product – bought with exactly its points – moves points and stock of this member, product and site alone', async () => {
  expect(await buy(1, 1, 7)).toBe(true);
  expect(await state()).toEqual([[0, 10, 10, 4, 5, 5], untouched]);
  expect(await redemptionByCode(sites.db, 1, 'n17')).toMatchObject({ member_id: 7, status: waiting });
  expect(await redemptionByCode(sites.db, 2, 'n17')).toBeUndefined();
  const points = { name: 'test-points', text: 'select site_id, member_id, score from points' };
  expect(await sites.db.query(points, [])).toEqual([{ site_id: 1, member_id: 7, score: -10 }]);
});

test('[wire n12] a product – hidden, sold out, too dear by one point, for a disabled member – is not bought', async () => {
  expect(await buy(1, 3, 7)).toBe(false);
  expect(await buy(1, 1, 9)).toBe(false);
  await sites.db.script(
    'update products set stock = 0 where site_id = 1 and id = 2; update members set score = 9 where site_id = 1 and id = 8',
  );
  expect(await buy(1, 2, 7)).toBe(false);
  expect(await buy(1, 1, 8)).toBe(false);
  expect(await state()).toEqual([[10, 9, 10, 5, 0, 5], untouched]);
  await sites.db.script('update products set stock = 1 where site_id = 1 and id = 2');
  expect(await buy(1, 2, 7)).toBe(true);
});

test('[wire n12] two of a product each – one cancelled, others’, of another product or site – leave the second, and refuse the third', async () => {
  await sites.add(
    'redemptions',
    ...[redemption(1, 101), redemption(1, 102, { status: cancelled }), redemption(1, 103, { member_id: 8 })],
    ...[redemption(1, 104, { product_id: 2 }), redemption(2, 105), redemption(2, 106)],
  );
  expect(await offerFor(sites.db, 1, 1, 7)).toEqual({ stock: 5, isOverLimit: false });
  await sites.db.script('update products set stock = 6 where site_id = 2');
  expect(await offerFor(sites.db, 2, 1, 7)).toEqual({ stock: 6, isOverLimit: true });
  expect(await offerFor(sites.db, 1, 2, 7)).toEqual({ stock: 5, isOverLimit: false });
  expect(await offerFor(sites.db, 1, 3, 7)).toBeUndefined();
  expect(await offerFor(sites.db, 1, 9, 7)).toBeUndefined();
  expect(await buy(2, 1, 7)).toBe(false);
  expect(await buy(1, 1, 7)).toBe(true);
  await sites.db.script('update members set score = 10');
  expect(await buy(1, 1, 7, 'third')).toBe(false);
  expect((await offerFor(sites.db, 1, 1, 7))?.isOverLimit).toBe(true);
});

test('[wire n12] a redemption since a moment – handed out, at it, of another member, product or site – is the newest waiting one', async () => {
  await sites.add('redemptions', redemption(1, 1), redemption(1, 2), redemption(1, 3, { status: handedOut }));
  const recent = async (since: number, member = 7, product = 1, site = 1) =>
    (await recentRedemption(sites.db, site, member, product, at(since)))?.code;
  expect([await recent(0), await recent(1), await recent(2)]).toEqual(['c2', 'c2', undefined]);
  expect([await recent(0, 8), await recent(0, 7, 2), await recent(0, 7, 1, 2)]).toEqual([
    ...[undefined, undefined, undefined],
  ]);
});

test('redemptions – own ones, all own ones, those for staff – come in their order, page by page, of the site asked', async () => {
  await sites.add(
    'redemptions',
    ...[
      redemption(1, 1),
      redemption(1, 2, { status: handedOut }),
      redemption(1, 3),
      redemption(1, 4, { member_id: 8, product_id: 2 }),
    ],
    redemption(2, 5),
  );
  expect(ids(await ownRedemptions(sites.db, 1, 7, 10, 0))).toEqual([3, 2, 1]);
  expect(ids(await ownRedemptions(sites.db, 1, 7, 1, 1))).toEqual([2]);
  expect(ids(await redemptionsAfter(sites.db, 1, 7, 0, 10))).toEqual([1, 2, 3]);
  expect(ids(await redemptionsAfter(sites.db, 1, 7, 1, 1))).toEqual([2]);
  const staff = async (more: object = {}, limit = 10, site = 1) => {
    const filter = { status: undefined, product: 0, before: 100, ...more };
    return (await redemptionsForStaff(sites.db, site, filter, limit)).map(({ id, nickname }) => [
      id,
      nickname,
    ]);
  };
  expect(await staff()).toEqual([
    ...[
      [4, '1-8'],
      [3, '1-7'],
      [2, '1-7'],
      [1, '1-7'],
    ],
  ]);
  expect(await staff({ status: waiting })).toEqual([
    [4, '1-8'],
    [3, '1-7'],
    [1, '1-7'],
  ]);
  expect(await staff({ status: handedOut })).toEqual([[2, '1-7']]);
  expect(await staff({ product: 2 })).toEqual([[4, '1-8']]);
  expect(await staff({ before: 3 }, 1)).toEqual([[2, '1-7']]);
  expect(await staff({}, 10, 2)).toEqual([[5, '2-7']]);
});

test('a code – handed out, cancelled, twice, on another site – is settled once and gives back what it cost', async () => {
  await sites.add(
    'redemptions',
    redemption(1, 1),
    redemption(1, 2),
    redemption(2, 3, { code: 'c1' }),
    redemption(1, 4),
  );
  expect(await markHandedOut(sites.db, 1, 'c1', at(60))).toMatchObject({ id: 1, member_id: 7 });
  expect(await markHandedOut(sites.db, 1, 'c1', at(61))).toBeUndefined();
  expect(await cancelWaiting(sites.db, 1, 'c1', at(62), '2026-01-10')).toBe(false);
  expect(await state()).toEqual([untouched, untouched]);
  expect(await cancelWaiting(sites.db, 1, 'c2', at(63), '2026-01-10')).toBe(true);
  expect(await cancelWaiting(sites.db, 1, 'c2', at(64), '2026-01-10')).toBe(false);
  expect(await state()).toEqual([[20, 10, 10, 6, 5, 5], untouched]);
  expect(await redemptionByCode(sites.db, 2, 'c1')).toMatchObject({ status: waiting });
  expect(await redemptionByCode(sites.db, 1, 'c4')).toMatchObject({ status: waiting });
  expect(await redemptionByCode(sites.db, 1, 'c1')).toMatchObject({ status: handedOut, settled_at: at(60) });
});

test('[K12] redemptions – their member’s membership ends – go; others’ and another site’s stay', async () => {
  await sites.add('redemptions', redemption(1, 1), redemption(1, 2, { member_id: 8 }), redemption(2, 3));
  await forgetRedemptions(sites.db, 1, 7);
  const all = { name: 'test-left', text: 'select id from redemptions order by id' };
  expect(await sites.db.query(all, [])).toEqual([{ id: 2 }, { id: 3 }]);
});
