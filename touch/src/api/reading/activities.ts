import { morePages } from '@touch/lib/pages';
import type { Page } from '@touch/outside/queryCache';
import * as v from 'valibot';
import { arrayOf, countRows, number, rowsOf, text } from './wireFields';

/** The fields of wire S11 that touch uses. */
export const WireActivityRow = v.object({
  fileId: text,
  title: text,
  startTime: text,
  endTime: text,
  organizer: text,
  location: text,
  participatorNum: number,
  imageUrl: text,
});
export type ActivityRow = Readonly<v.InferOutput<typeof WireActivityRow>>;

/** More pages as long as they come full (E1). */
export function readActivityPage(data: unknown): Page<ActivityRow> {
  const rows = arrayOf(data, 'list');
  return { items: rowsOf(WireActivityRow, rows), hasMore: morePages(countRows(rows)) };
}
