import { RedemptionStatus } from '@contract/participation/shopCodes';
import { csvText } from '@platform/csv/csv.document';
import type { Queries } from '@platform/db/connection';
import { transportFault } from '@platform/wire/refusals';
import { siteTime } from '@platform/wire/wireDate';
import { typedCode } from './redemptionCode.rules';
import {
  cancelWaiting,
  markHandedOut,
  redemptionByCode,
  redemptionsForStaff,
  type StaffRedemptionRow,
} from './redemptions.store';

const NEWEST = 2_147_483_647;
const ROWS = 50;
const MAX_EXPORTED = 100_000;

type State = keyof typeof RedemptionStatus;
const stateNames: Readonly<Record<number, State>> = {
  [RedemptionStatus.waiting]: 'waiting',
  [RedemptionStatus.handedOut]: 'handedOut',
  [RedemptionStatus.cancelled]: 'cancelled',
};
const siteMoment = (at: Date): string => {
  const { date, time } = siteTime(at);
  return `${date} ${time}`;
};

const staffRedemption = (row: StaffRedemptionRow) => ({
  id: row.id,
  productID: row.product_id,
  title: row.title,
  score: row.score,
  code: row.code,
  memberID: row.member_id,
  nickname: row.nickname,
  state: stateNames[row.status] ?? 'waiting',
  at: row.created_at.toISOString(),
  settledAt: row.settled_at?.toISOString() ?? '',
});

interface Wanted {
  readonly state?: State | undefined;
  /** 0 = every product. */
  readonly product: number;
  readonly before?: number | undefined;
}

/** Redemptions for staff, newest first. */
export async function listRedemptions(db: Queries, site: number, { state, product, before }: Wanted) {
  const status = state && RedemptionStatus[state];
  const rows = await redemptionsForStaff(db, site, { status, product, before: before ?? NEWEST }, ROWS + 1);
  return { list: rows.slice(0, ROWS).map(staffRedemption), hasMore: rows.length > ROWS };
}

/** Redemptions as a table for spreadsheets, times in site time. */
export async function redemptionTable(db: Queries, site: number, product: number): Promise<string> {
  const all = { status: undefined, product, before: NEWEST };
  const rows = await redemptionsForStaff(db, site, all, MAX_EXPORTED);
  const head = ['编号', '商品', '积分', '兑换码', '会员号', '昵称', '状态', '兑换时间', '处理时间'];
  const states = { waiting: '待领取', handedOut: '已领取', cancelled: '已取消' } as const;
  return csvText([
    head,
    ...rows.map((row) => [
      ...[String(row.id), row.title, String(row.score), row.code, String(row.member_id), row.nickname],
      ...[states[stateNames[row.status] ?? 'waiting'], siteMoment(row.created_at)],
      row.settled_at ? siteMoment(row.settled_at) : '',
    ]),
  ]);
}

/** Hands a prize out, once. @throws Refusal 404 for an unknown code, 409 with the time where it is settled */
export async function handOut(db: Queries, site: number, typed: string, at: Date) {
  const code = typedCode(typed);
  const done = await markHandedOut(db, site, code, at);
  if (done) return { id: done.id, title: done.title, memberID: done.member_id };
  throw await settledFault(db, site, code);
}

/** Cancels a redemption that waits and gives the points back. @throws Refusal 404, 409 as for `handOut` */
export async function cancelRedemption(db: Queries, site: number, typed: string, at: Date): Promise<string> {
  const code = typedCode(typed);
  if (await cancelWaiting(db, site, code, at, siteTime(at).date)) return code;
  throw await settledFault(db, site, code);
}

async function settledFault(db: Queries, site: number, code: string) {
  const found = await redemptionByCode(db, site, code);
  if (!found) return transportFault(404, 'there is no such code');
  const what = found.status === RedemptionStatus.handedOut ? 'handed out' : 'cancelled';
  const when = found.settled_at ? ` at ${siteMoment(found.settled_at)}` : '';
  return transportFault(409, `this redemption was ${what}${when}`);
}
