import type { ArticleRow } from '@touch/api/articles';
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

/** Runs of articles of one day in site time, in the order given: newest first. */
export function daysOf(rows: readonly ArticleRow[]): Day[] {
  const days: { at: number; rows: ArticleRow[]; key: string }[] = [];
  for (const row of rows) {
    const at = parseWireDate(row.publishtime);
    const key = at === undefined ? '' : keyOf(at);
    const last = days.at(-1);
    if (last?.key === key) last.rows.push(row);
    else days.push({ at: at ?? Number.NaN, rows: [row], key });
  }
  return days;
}
