import { PointsName } from '@contract/points';
import type { Database } from '@platform/db/connection';
import { pointsRulesOf } from '@platform/sites/pointsRules';
import { siteTime } from '@platform/wire/wireDate';
import { awardState, noteLoginDay } from './awards.store';
import { addChange, lockScore } from './points.store';

type EventName = (typeof PointsName)[keyof typeof PointsName];

/** An act of a member that the server saw itself. */
export interface SeenEvent {
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
  { member, name, key }: SeenEvent,
  at: Date,
): Promise<number> {
  const day = siteTime(at).date;
  const event = { name, key, day };
  // Most events of a busy day are over the cap: they take no lock.
  if ((await pointsDue(db, site, member, event)) === 0) return 0;
  return db.transaction(async (queries) => {
    if (!(await lockScore(queries, site, member))) return 0;
    const score = await pointsDue(queries, site, member, event);
    if (score === 0) return 0;
    await addChange(queries, site, member, { eType: name, key, score, title: name, memo: '', day, at });
    return score;
  });
}

async function pointsDue(
  db: Parameters<typeof awardState>[0],
  site: number,
  member: number,
  event: { name: string; key: string; day: string },
): Promise<number> {
  const state = await awardState(db, site, member, event);
  if (!state || state.isKnown) return 0;
  const rule = pointsRulesOf({ points: state.settings }).get(event.name);
  return rule && state.today < rule.perDay ? rule.score : 0;
}

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
