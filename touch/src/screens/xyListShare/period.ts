import { RankPeriod } from '@contract/participation/codes';

/** Periods in the order of their tabs, with their texts' names. */
export const periods = [
  ['thisWeek', RankPeriod.thisWeek],
  ['lastWeek', RankPeriod.lastWeek],
  ['thisMonth', RankPeriod.thisMonth],
  ['lastMonth', RankPeriod.lastMonth],
] as const;

/** `?type=` as the wire numbers the periods (wire g28); this week without it. */
export const periodIn = (query: URLSearchParams): RankPeriod =>
  periods.find(([, type]) => String(type) === query.get('type'))?.[1] ?? RankPeriod.thisWeek;

/** Votes count for the periods that are not over. */
export const isOver = (type: RankPeriod): boolean =>
  type === RankPeriod.lastWeek || type === RankPeriod.lastMonth;
