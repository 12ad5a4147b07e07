import { PAGE_SIZE } from '@contract/limits';
import { ExchangeCode } from '@contract/participation/shopCodes';
import type { Redemption } from '@contract/products';
import type { Database, Queries } from '@platform/db/connection';
import { memberClosed, refused } from '@platform/wire/refusals';
import { siteTime, wireDate } from '@platform/wire/wireDate';
import { newRedemptionCode } from './redemptionCode.rules';
import {
  lockMember,
  offerFor,
  ownRedemptions,
  type RedemptionRow,
  recentRedemption,
  redeem,
  redemptionsAfter,
} from './redemptions.store';

export { forgetRedemptions } from './redemptions.store';

/** A call sent again within this time, because its answer was lost, is the same redemption. */
const REPEAT_MS = 30_000;

interface Exchanged {
  readonly success: boolean;
  readonly message: string;
  /** Code to hand it out by, or an ExchangeCode. */
  readonly code: string;
}
const notDone = (code: ExchangeCode, message: string): Exchanged => ({ success: false, message, code });

/**
 * Redeems a product for a member's points: stock and points change in one statement (wire n12). The member's row is locked, so
 * parallel calls of one member see each other; the product's row decides between members.
 * @param now epoch ms
 * @throws Refusal −1 for an unknown product, 10103 for an ended membership
 */
export function exchangeProduct(
  db: Database,
  site: number,
  member: number,
  product: number,
  now: number,
): Promise<Exchanged> {
  const at = new Date(now);
  const done = (code: string): Exchanged => ({ success: true, message: '兑换成功', code });
  return db.transaction(async (queries) => {
    if (!(await lockMember(queries, site, member))) throw memberClosed();
    const since = new Date(now - REPEAT_MS);
    const recent = await recentRedemption(queries, site, member, product, since);
    if (recent) return done(recent.code);
    const code = newRedemptionCode();
    if (await redeem(queries, site, { product, member, code, at, day: siteTime(at).date })) return done(code);
    const offer = await offerFor(queries, site, product, member);
    if (!offer) throw refused('找不到这件商品');
    if (offer.isOverLimit) return notDone(ExchangeCode.overLimit, '已达到每人可兑换的数量');
    if (offer.stock === 0) return notDone(ExchangeCode.soldOut, '已兑完');
    return notDone(ExchangeCode.notEnough, '积分不足');
  });
}

/** Wire shape; own addresses contain the origin placeholder. */
const wireRedemption = (row: RedemptionRow): Redemption => ({
  id: row.id,
  productId: row.product_id,
  title: row.title,
  pic: row.pic,
  score: row.score,
  code: row.code,
  created: wireDate(row.created_at),
  status: row.status,
});

/** A page of a member's redemptions, newest first. */
export async function listOwnRedemptions(db: Queries, site: number, member: number, offset: number) {
  const rows = await ownRedemptions(db, site, member, PAGE_SIZE + 1, offset);
  return { list: rows.slice(0, PAGE_SIZE).map(wireRedemption), hasMore: rows.length > PAGE_SIZE };
}

/** All redemptions of a member, oldest first. @param after number of the row before */
export async function allOwnRedemptions(
  db: Queries,
  site: number,
  member: number,
  after: number,
  limit: number,
) {
  const rows = await redemptionsAfter(db, site, member, after, limit);
  return rows.map(({ id, product_id, title, score, code, status, created_at, settled_at }) => ({
    id,
    productId: product_id,
    title,
    score,
    code,
    status,
    at: created_at,
    settledAt: settled_at,
  }));
}
