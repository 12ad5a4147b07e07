import { PAGE_SIZE } from '@contract/limits';
import { RedemptionStatus } from '@contract/participation/shopCodes';
import { MemberState } from '@platform/membership/memberState.types';
import { rolledBack } from '@testing/rolledBack';
import { at, openTwoSites, type TwoSites } from '@testing/twoSites';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cancelRedemption, handOut, listRedemptions, redemptionTable } from './prizes.service';
import { newRedemptionCode, typedCode } from './redemptionCode.rules';
import { allOwnRedemptions, exchangeProduct, listOwnRedemptions } from './redemptions.service';

const { waiting, handedOut, cancelled } = RedemptionStatus;
/** Both sites: member 7 with 10 points, product 1 (10 points, 5 pieces, 3 each) and 2; redemptions in every state, of equal codes. */
let sites: TwoSites;
const redemption = (site_id: number, id: number, more: object = {}) => ({
  ...{
    site_id,
    id,
    product_id: 1,
    member_id: 7,
    score: 10,
    code: `AAAA-${2000 + id}`,
    title: `杯${site_id}`,
    pic: '',
  },
  ...{ status: waiting, created_at: at(id), settled_at: null, ...more },
});
beforeAll(async () => {
  sites = await openTwoSites();
  for (const site_id of [1, 2]) {
    await sites.add(
      'members',
      { site_id, id: 7, nickname: '七', score: 10 },
      { site_id, id: 8, nickname: '八', score: 10, state: MemberState.disabled },
    );
    const product = {
      site_id,
      score: 10,
      stock: 5,
      per_member: 3,
      hidden: false,
      doc: { title: '杯', pics: [] },
    };
    await sites.add('products', { ...product, id: 1 }, { ...product, id: 2 });
    await sites.add(
      'redemptions',
      ...[redemption(site_id, 1), redemption(site_id, 2, { status: handedOut, settled_at: at(50) })],
      redemption(site_id, 3, { status: cancelled, settled_at: at(60) }),
      redemption(site_id, 4, { product_id: 2 }),
    );
  }
  await sites.db.script("select setval('redemption_ids', 1000), setval('points_ids', 1000)");
});
afterAll(() => sites.close());
const trying = (work: Parameters<typeof rolledBack>[1]) => rolledBack(() => sites, work);
type Db = TwoSites['db'];

const STATE = {
  name: 'test-shop-state',
  text: `select (select score from members where site_id = s and id = 7) as score, (select stock from products where site_id = s and id = 1) as stock,
    array(select status from redemptions where site_id = s order by id) as states from generate_series(1, 2) s order by s`,
};
const untouched = { score: 10, stock: 5, states: [waiting, handedOut, cancelled, waiting] };
const acts = [
  {
    act: 'handed out',
    run: (db: Db, code: string) => handOut(db, 1, code, at(90)),
    to: handedOut,
    back: { score: 10, stock: 5 },
  },
  {
    act: 'cancelled',
    run: (db: Db, code: string) => cancelRedemption(db, 1, code, at(90)),
    to: cancelled,
    back: { score: 20, stock: 6 },
  },
];
test.each(acts.flatMap((one) => [1, 2, 3].map((id) => ({ ...one, id }))))(
  '[K10] a prize $act – redemption $id of a waiting, a handed-out and a cancelled one – changes state, points and stock where it waited',
  async ({ run, to, back, id }) =>
    trying(async ({ db }) => {
      const code = `aaaa ${2000 + id}`;
      if (id === 1) {
        await run(db, code);
        expect(await db.query(STATE)).toEqual([
          { ...back, states: [to, handedOut, cancelled, waiting] },
          untouched,
        ]);
        await expect(run(db, code)).rejects.toMatchObject({ http: 409 });
      } else {
        await expect(run(db, code)).rejects.toMatchObject({ http: 409 });
        await expect(run(db, code)).rejects.toThrow(id === 2 ? /was handed out at / : /was cancelled at /);
        expect(await db.query(STATE)).toEqual([untouched, untouched]);
      }
      await expect(run(db, 'AAAA-9999')).rejects.toMatchObject({ http: 404 });
    })(),
);

test(
  '[K10] prizes as a table – of one product, of all, of another site – have a row each with their state in words',
  trying(async ({ db }) => {
    const table = async (product: number, site = 1) =>
      (await redemptionTable(db, site, product)).replaceAll(/[="]/g, '').trim().split('\r\n').slice(1);
    expect((await table(0)).map((row) => row.split(',')[0])).toEqual(['4', '3', '2', '1']);
    expect((await table(2)).map((row) => row.split(',')[0])).toEqual(['4']);
    expect(await table(3)).toEqual([]);
    const [, third, second, first] = await table(0, 2);
    expect(third?.split(',').slice(1, 8)).toEqual([
      '杯2',
      '10',
      'AAAA-2003',
      '7',
      '七',
      '已取消',
      '2026-01-10 08:00:00',
    ]);
    expect(third?.split(',')[8]).toBe('2026-01-10 08:00:00');
    expect([second?.split(',')[6], first?.split(',')[6], first?.split(',')[8]]).toEqual([
      '已领取',
      '待领取',
      '',
    ]);
  }),
);

test(
  '[K10] prizes for staff – fifty, fifty-one, of a state, of a product, before one – come newest first with whether there are more',
  trying(async ({ db, add }) => {
    const list = async (wanted: object = {}) => {
      const { list: rows, hasMore } = await listRedemptions(db, 1, { product: 0, ...wanted });
      return [rows.length, rows[0]?.id, hasMore];
    };
    expect([
      await list(),
      await list({ state: 'handedOut' }),
      await list({ state: 'cancelled' }),
      await list({ state: 'waiting' }),
    ]).toEqual([
      [4, 4, false],
      [1, 2, false],
      [1, 3, false],
      [2, 4, false],
    ]);
    expect((await listRedemptions(db, 1, { product: 0, before: 4 })).list[1]).toEqual({
      ...{
        id: 2,
        productID: 1,
        title: '杯1',
        score: 10,
        code: 'AAAA-2002',
        memberID: 7,
        nickname: '七',
        state: 'handedOut',
      },
      ...{ at: at(2).toISOString(), settledAt: at(50).toISOString() },
    });
    for (let id = 5; id <= 50; id += 1) await add('redemptions', redemption(1, id));
    expect(await list()).toEqual([50, 50, false]);
    await add('redemptions', redemption(1, 51));
    expect([await list(), await list({ before: 51 }), await list({ product: 2 })]).toEqual([
      [50, 51, true],
      [50, 50, false],
      [1, 4, false],
    ]);
  }),
);

test(
  '[wire n12] a member’s own redemptions – a page, one more, from a place, another site’s – come newest first',
  trying(async ({ db, add }) => {
    const own = async (offset = 0, site = 1) => {
      const { list, hasMore } = await listOwnRedemptions(db, site, 7, offset);
      return [list.length, list[0]?.id, hasMore];
    };
    for (let id = 5; id <= PAGE_SIZE; id += 1) await add('redemptions', redemption(1, id));
    expect(await own()).toEqual([PAGE_SIZE, PAGE_SIZE, false]);
    await add('redemptions', redemption(1, PAGE_SIZE + 1));
    expect([await own(), await own(PAGE_SIZE), await own(0, 2)]).toEqual([
      [PAGE_SIZE, PAGE_SIZE + 1, true],
      [1, 1, false],
      [4, 4, false],
    ]);
    const copy = await allOwnRedemptions(db, 1, 7, 1, 2);
    expect(copy.map(({ id, status, settledAt }) => [id, status, settledAt])).toEqual([
      [2, handedOut, at(50)],
      [3, cancelled, at(60)],
    ]);
  }),
);

test.each([
  { after: 29_999, again: false },
  { after: 30_000, again: true },
])(
  '[wire n12] an exchange sent again after $after ms – points for two – is a second redemption: $again',
  async ({ after, again }) =>
    trying(async ({ db }) => {
      await db.script('update members set score = 20; delete from redemptions where product_id = 1');
      const now = at(0).getTime();
      const first = await exchangeProduct(db, 1, 7, 1, now);
      expect(first).toMatchObject({ success: true, message: '兑换成功' });
      const second = await exchangeProduct(db, 1, 7, 1, now + after);
      expect(second.success).toBe(true);
      expect(second.code !== first.code).toBe(again);
      expect((await db.query(STATE))[0]).toMatchObject({ score: again ? 0 : 10, stock: again ? 3 : 4 });
    })(),
);

test(
  '[wire n12] an exchange – too few points, sold out, as many as allowed, hidden, a disabled member – says each',
  trying(async ({ db }) => {
    const exchange = (member = 7, product = 1, time = 100_000) =>
      exchangeProduct(db, 1, member, product, at(time).getTime());
    await db.script('update products set per_member = 2 where site_id = 1 and id = 1');
    expect((await exchange()).message).toBe('已达到每人可兑换的数量');
    await db.script('update products set per_member = 9, stock = 0 where site_id = 1 and id = 1');
    expect((await exchange()).message).toBe('已兑完');
    await db.script(
      'update products set stock = 1 where site_id = 1; update members set score = 9 where site_id = 1',
    );
    expect(await exchange()).toMatchObject({ success: false, message: '积分不足' });
    await expect(exchange(7, 99)).rejects.toThrow('找不到这件商品');
    await expect(exchange(8)).rejects.toMatchObject({ status: 10103 });
    await db.script('update products set hidden = true');
    await expect(exchange()).rejects.toThrow('找不到这件商品');
  }),
);

test('[wire n12] a code – new, as typed with blanks, dashes and small letters – is two groups of four', () => {
  expect(newRedemptionCode()).toMatch(/^[A-HJKMNP-Z2-9]{4}-[A-HJKMNP-Z2-9]{4}$/);
  expect([' abcd efgh', 'ABCD-EFGH', 'abcdefgh', 'ab-cd-ef-gh'].map(typedCode)).toEqual(
    Array(4).fill('ABCD-EFGH'),
  );
});
