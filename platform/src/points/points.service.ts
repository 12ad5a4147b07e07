import { PAGE_SIZE } from '@contract/limits';
import type { Database, Queries } from '@platform/db/connection';
import type { PointsRules } from '@platform/sites/pointsRules';
import type { Site } from '@platform/sites/site';
import { dayOf, pointsTime, slashed } from './points.rules';
import { allPoints, countsOfDay, daySums, pointsRows, scoreOf } from './points.store';

export { forgetPoints } from './points.store';

/** Wire g69. */
const DAYS_SHOWN = 30;
const DAY_MS = 86_400_000;

/** Rules that bring points, with how often each did today. */
function rulesFor(rules: PointsRules, counts: readonly { eType: string; count: number }[]) {
  const today = new Map(counts.map(({ eType, count }) => [eType, count]));
  return [...rules]
    .filter(([, { score, perDay }]) => score > 0 && perDay > 0)
    .map(([eType, { score, perDay }]) => ({ eType, score, perDay, today: today.get(eType) ?? 0 }));
}

/** Wire g69: the sum, that of today, and of each day of the last thirty that has any, and the rules. @param now epoch ms */
export async function pointsDays(db: Database, { id: site, pointsRules }: Site, member: number, now: number) {
  const today = dayOf(new Date(now));
  const first = dayOf(new Date(now - (DAYS_SHOWN - 1) * DAY_MS));
  const sums = await daySums(db, site, member, first, today);
  return {
    score: (await scoreOf(db, site, member))?.score ?? 0,
    dayScore: sums.find(({ day }) => day === today)?.score ?? 0,
    list: sums.map(({ day, score }) => ({ date: slashed(day), score })),
    rules: rulesFor(pointsRules, await countsOfDay(db, site, member, today)),
  };
}

/** Wire g70, newest first. @param day `YYYY-MM-DD`; undefined: all */
export async function pointsList(
  db: Database,
  site: number,
  member: number,
  day: string | undefined,
  offset: number,
) {
  const rows = await pointsRows(db, site, member, day, { limit: PAGE_SIZE + 1, offset });
  return {
    list: rows.slice(0, PAGE_SIZE).map(({ id, e_type, title, score, created_at }) => ({
      id,
      eType: e_type,
      srname: title,
      score,
      created: pointsTime(created_at),
    })),
    hasMore: rows.length > PAGE_SIZE,
  };
}

/** Every change of a member's points, oldest first. @param after number of the row before */
export async function ownPoints(db: Queries, site: number, member: number, after: number, limit: number) {
  const rows = await allPoints(db, site, member, after, limit);
  return rows.map(({ id, e_type, title, memo, score, created_at }) => ({
    id,
    eType: e_type,
    title,
    memo,
    score,
    at: created_at,
  }));
}
