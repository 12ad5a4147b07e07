import { PointsName } from '@contract/points';
import type { Database, Queries } from '@platform/db/connection';
import { type PointsRule, pointsRulesOf } from '@platform/sites/pointsRules';
import { siteTime } from '@platform/wire/wireDate';
import { type Award, addAwards, isDue, noteLoginDay, type Occasion, pointsSettings } from './awards.store';
import { lockScore } from './points.store';

type EventName = (typeof PointsName)[keyof typeof PointsName];

/** An act of a member that the server saw itself. */
export interface MemberAct {
  readonly member: number;
  readonly name: EventName;
  /** The thing it was done to: the same once more brings nothing. */
  readonly key: string;
}

/**
 * Points for an act that the server saw (H5, K11): once for each key, and a day no more often than the site's rule allows.
 * It is called after the act is stored, so that its lock on the member's row never waits for a row of the act.
 * @returns the points; 0 = none
 */
export async function awardPoints(
  db: Database,
  site: number,
  { member, name, key }: MemberAct,
  at: Date,
): Promise<number> {
  const rule = pointsRulesOf({ points: await pointsSettings(db, site) }).get(name);
  const award = awardOf(rule, name, at);
  // Most events of a busy day are over the cap: they take no lock.
  if (award.score === 0 || !(await isDue(db, site, award, { member, key }))) return 0;
  return db.transaction(async (queries) => {
    if (!(await lockScore(queries, site, member))) return 0;
    const given = await addAwards(queries, site, award, [{ member, key }], at);
    return given.length > 0 ? award.score : 0;
  });
}

/** Acts of one name by several members, each of whom stands in it once. */
interface MemberActs {
  readonly name: EventName;
  /** Of the site, as it was read with it; undefined = they bring nothing. */
  readonly rule: PointsRule | undefined;
  readonly occasions: readonly Occasion[];
}

/** Points for acts within the transaction that stores them and has locked their members. */
export async function awardLockedMembers(
  queries: Queries,
  site: number,
  { name, rule, occasions }: MemberActs,
  at: Date,
): Promise<void> {
  const award = awardOf(rule, name, at);
  if (award.score > 0) await addAwards(queries, site, award, occasions, at);
}

const awardOf = (rule: PointsRule | undefined, name: EventName, at: Date): Award => ({
  name,
  score: rule?.score ?? 0,
  perDay: rule?.perDay ?? 0,
  day: siteTime(at).date,
});

/** Days in a row that bring points of their own; after the last one the count begins again. */
const streaks = [
  [7, PointsName.sevenDays],
  [15, PointsName.fifteenDays],
  [30, PointsName.thirtyDays],
] as const;
const STREAK_ROUND = 30;

/** Points for the first login of a day, and for a week, half a month, a month of days in a row. */
export async function awardLogin(db: Database, site: number, member: number, at: Date): Promise<void> {
  const { date } = siteTime(at);
  const days = await noteLoginDay(db, site, member, date);
  if (days === undefined) return;
  await awardPoints(db, site, { member, name: PointsName.start, key: date }, at);
  const streak = streaks.find(([length]) => length % STREAK_ROUND === days % STREAK_ROUND);
  if (streak) await awardPoints(db, site, { member, name: streak[1], key: date }, at);
}
