import { RankPeriod } from '@contract/participation/codes';
import { siteTime } from '@platform/wire/wireDate';

const DAY_MS = 86_400_000;
const DAYS_OF_WEEK = 7;

/** Days of the site's time, `YYYY-MM-DD`: from the first one, up to the last one without it. */
export interface Period {
  readonly from: string;
  readonly until: string;
}

const textOf = (day: Date): string => day.toISOString().slice(0, 10);
const plusDays = (day: Date, days: number): Date => new Date(day.getTime() + days * DAY_MS);

/** A week begins on Monday, a month on its first. @param now epoch ms */
export function periodOf(type: RankPeriod, now: number): Period {
  const today = new Date(siteTime(new Date(now)).date);
  if (type === RankPeriod.thisWeek || type === RankPeriod.lastWeek) {
    const sinceMonday = (today.getUTCDay() + DAYS_OF_WEEK - 1) % DAYS_OF_WEEK;
    const monday = plusDays(today, -sinceMonday);
    const first = type === RankPeriod.thisWeek ? monday : plusDays(monday, -DAYS_OF_WEEK);
    return { from: textOf(first), until: textOf(plusDays(first, DAYS_OF_WEEK)) };
  }
  const back = type === RankPeriod.lastMonth ? 1 : 0;
  const monthStart = (ahead: number) =>
    new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - back + ahead, 1));
  return { from: textOf(monthStart(0)), until: textOf(monthStart(1)) };
}
