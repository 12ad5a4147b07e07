import { RedemptionStatus } from '@contract/participation/shopCodes';
import type { Queries } from '@platform/db/connection';
import { MemberState } from '@platform/membership/memberState.types';

/** Name of the change in the member's list of points. */
const SHOP = '商城';
const CANCELLED = '兑换取消';

const LOCK = {
  name: 'redemptions-lock',
  text: `select 1 as open from members where site_id = $1 and id = $2 and state = ${MemberState.open} for no key update`,
};
/** True for an open member, whose redemptions then come one after the other. */
export const lockMember = async (db: Queries, site: number, member: number): Promise<boolean> =>
  (await db.one<{ open: number }>(LOCK, [site, member])) !== undefined;

const RECENT = {
  name: 'redemptions-recent',
  text: `select code from redemptions where site_id = $1 and member_id = $2 and product_id = $3 and created_at > $4
    and status = ${RedemptionStatus.waiting} order by id desc limit 1`,
};
export const recentRedemption = (db: Queries, site: number, member: number, product: number, since: Date) =>
  db.one<{ code: string }>(RECENT, [site, member, product, since]);

const OWN_OF_PRODUCT = `select count(*) from redemptions r where r.site_id = $1 and r.product_id = $2 and r.member_id = $3
      and r.status <> ${RedemptionStatus.cancelled}`;
/** Stock, sum, redemption and history change together or not at all. */
const REDEEM = {
  name: 'redemptions-redeem',
  text: `with bought as (
      update products p set stock = stock - 1 from members m
        where p.site_id = $1 and p.id = $2 and not p.hidden and p.stock > 0
          and m.site_id = $1 and m.id = $3 and m.state = ${MemberState.open} and m.score >= p.score
          and (p.per_member = 0 or p.per_member > (${OWN_OF_PRODUCT}))
        returning p.score, p.doc->>'title' as title, coalesce(p.doc->'pics'->>0, '') as pic),
    paid as (
      update members m set score = m.score - bought.score from bought where m.site_id = $1 and m.id = $3),
    redeemed as (
      insert into redemptions (site_id, product_id, member_id, score, code, title, pic, created_at)
        select $1, $2, $3, score, $4, title, pic, $5 from bought returning id, score, title)
    insert into points (site_id, member_id, e_type, event_key, score, title, memo, day, created_at)
      select $1, $3, '${SHOP}', 'redeemed ' || id, -score, title, '', $6, $5 from redeemed`,
};
/** @param day of the site's time @returns false where nothing was redeemed */
export const redeem = async (
  db: Queries,
  site: number,
  one: { product: number; member: number; code: string; at: Date; day: string },
): Promise<boolean> => (await db.run(REDEEM, [site, one.product, one.member, one.code, one.at, one.day])) > 0;

const OFFER = {
  name: 'redemptions-offer',
  text: `select p.stock, p.per_member > 0 and p.per_member <= (${OWN_OF_PRODUCT}) as "isOverLimit"
    from products p where p.site_id = $1 and p.id = $2 and not p.hidden`,
};
/** Stock of a product, and if the member has had as many as allowed. */
export const offerFor = (db: Queries, site: number, product: number, member: number) =>
  db.one<{ stock: number; isOverLimit: boolean }>(OFFER, [site, product, member]);

export interface RedemptionRow {
  readonly id: number;
  readonly product_id: number;
  readonly title: string;
  readonly pic: string;
  readonly score: number;
  readonly code: string;
  readonly created_at: Date;
  readonly settled_at: Date | null;
  readonly status: number;
}
const FIELDS = 'id, product_id, title, pic, score, code, created_at, settled_at, status';
const OWN = {
  name: 'redemptions-own',
  text: `select ${FIELDS} from redemptions where site_id = $1 and member_id = $2 order by id desc limit $3 offset $4`,
};
/** A member's redemptions, newest first. */
export const ownRedemptions = (db: Queries, site: number, member: number, limit: number, offset: number) =>
  db.query<RedemptionRow>(OWN, [site, member, limit, offset]);

const ALL_OWN = {
  name: 'redemptions-all-own',
  text: `select ${FIELDS} from redemptions where site_id = $1 and member_id = $2 and id > $3 order by id limit $4`,
};
/** Oldest first, for the member's own copy. */
export const redemptionsAfter = (db: Queries, site: number, member: number, after: number, limit: number) =>
  db.query<RedemptionRow>(ALL_OWN, [site, member, after, limit]);

export interface StaffRedemptionRow extends RedemptionRow {
  readonly member_id: number;
  readonly nickname: string;
}
const FOR_STAFF = {
  name: 'redemptions-for-staff',
  text: `select ${FIELDS.replaceAll(/\b(id|score|created_at)\b/g, 'r.$1')}, r.member_id, m.nickname
    from redemptions r join members m on m.site_id = r.site_id and m.id = r.member_id
    where r.site_id = $1 and ($2::smallint is null or r.status = $2) and ($3 = 0 or r.product_id = $3) and r.id < $4
    order by r.id desc limit $5`,
};
/** @param status undefined: every one @param product 0: every one */
export const redemptionsForStaff = (
  db: Queries,
  site: number,
  { status, product, before }: { status: number | undefined; product: number; before: number },
  limit: number,
) => db.query<StaffRedemptionRow>(FOR_STAFF, [site, status ?? null, product, before, limit]);

const HAND_OUT = {
  name: 'redemptions-hand-out',
  text: `update redemptions set status = ${RedemptionStatus.handedOut}, settled_at = $3
    where site_id = $1 and code = $2 and status = ${RedemptionStatus.waiting} returning id, title, member_id`,
};
/** Once; undefined where there is no waiting redemption of this code. */
export const markHandedOut = (db: Queries, site: number, code: string, at: Date) =>
  db.one<{ id: number; title: string; member_id: number }>(HAND_OUT, [site, code, at]);

const BY_CODE = {
  name: 'redemptions-by-code',
  text: 'select status, settled_at, member_id from redemptions where site_id = $1 and code = $2',
};
export const redemptionByCode = (db: Queries, site: number, code: string) =>
  db.one<{ status: number; settled_at: Date | null; member_id: number }>(BY_CODE, [site, code]);

const CANCEL = {
  name: 'redemptions-cancel',
  text: `with cancelled as (
      update redemptions set status = ${RedemptionStatus.cancelled}, settled_at = $3
        where site_id = $1 and code = $2 and status = ${RedemptionStatus.waiting} returning id, product_id, member_id, score, title),
    stocked as (
      update products p set stock = p.stock + 1 from cancelled c where p.site_id = $1 and p.id = c.product_id),
    refunded as (
      update members m set score = m.score + c.score from cancelled c where m.site_id = $1 and m.id = c.member_id)
    insert into points (site_id, member_id, e_type, event_key, score, title, memo, day, created_at)
      select $1, member_id, '${CANCELLED}', 'cancelled ' || id, score, title, '', $4, $3 from cancelled`,
};
/** Gives stock and points back, once. @returns false where there is no waiting redemption of this code */
export const cancelWaiting = async (
  db: Queries,
  site: number,
  code: string,
  at: Date,
  day: string,
): Promise<boolean> => (await db.run(CANCEL, [site, code, at, day])) > 0;

const FORGET = {
  name: 'redemptions-forget',
  text: 'delete from redemptions where site_id = $1 and member_id = $2',
};
/** A former member's redemptions. */
export const forgetRedemptions = (db: Queries, site: number, member: number) =>
  db.run(FORGET, [site, member]);
