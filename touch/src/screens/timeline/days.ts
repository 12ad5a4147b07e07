import type { ArticleRow } from '@touch/api/articles';
import { last } from '@touch/lib/last';
import { parseWireDate, siteDate } from '@touch/lib/time';

export interface Day {
  /** Epoch milliseconds of its newest article; NaN for articles without a date. */
  readonly at: number;
  readonly rows: readonly ArticleRow[];
}

const keyOf = (at: number): string => {
  const { year, month, day } = siteDate(at);
  return `${year}/${month}/${day}`;
};

const timeOf = ({ publishtime }: ArticleRow): number => parseWireDate(publishtime) ?? 0;

/** A page's articles by day in site time, newest first: an axis knows no pinned rows. */
export function daysOf(rows: readonly ArticleRow[]): Day[] {
  const days: { at: number; rows: ArticleRow[]; key: string }[] = [];
  for (const row of [...rows].sort((one, other) => timeOf(other) - timeOf(one))) {
    const at = parseWireDate(row.publishtime);
    const key = at === undefined ? '' : keyOf(at);
    const newest = last(days);
    if (newest?.key === key) newest.rows.push(row);
    else days.push({ at: at ?? Number.NaN, rows: [row], key });
  }
  return days;
}

/** true where a page goes on with the day on which the one before ended: its date stands already. */
export function goesOn(before: readonly ArticleRow[] | undefined, day: Day): boolean {
  const ended = last(daysOf(before ?? []));
  return (
    ended !== undefined &&
    !Number.isNaN(day.at) &&
    !Number.isNaN(ended.at) &&
    keyOf(ended.at) === keyOf(day.at)
  );
}
