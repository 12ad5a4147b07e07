import { ActivityState, ALL } from '@contract/codes';
import { morePages } from '@touch/lib/pages';
import { parseWireDate } from '@touch/lib/time';
import { type ListQuery, queryKey } from '@touch/outside/answers';
import * as v from 'valibot';
import { arrayOf, number, rowsOf, text } from './wireFields';

/** What touch uses of S11. */
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

/** An activity without an end goes on. `now` in epoch milliseconds. */
export function activityState(row: Pick<ActivityRow, 'startTime' | 'endTime'>, now: number): ActivityState {
  const start = parseWireDate(row.startTime);
  const end = parseWireDate(row.endTime);
  if (start !== undefined && now < start) return ActivityState.notStarted;
  return end !== undefined && now > end ? ActivityState.ended : ActivityState.running;
}

/** More pages as long as they come full (E1). */
export const activityListQuery = (catID: number = ALL): ListQuery<ActivityRow> => ({
  key: queryKey('activityList', { catID }),
  operation: 'activityList',
  input: { catID },
  read: (data) => {
    const items = rowsOf(WireActivityRow, arrayOf(data, 'list'));
    return { items, hasMore: morePages(items.length) };
  },
  keyOf: ({ fileId }) => fileId,
  next: (page) => ({ page }),
});
