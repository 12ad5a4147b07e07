import { ALL } from '@contract/codes';
import { ActivityState } from '@contract/participation/codes';
import { parseWireDate } from '@touch/lib/time';
import { type ListQuery, queryKey } from '@touch/outside/queryCache';
import type { ActivityRow } from './reading/activities';

export type { ActivityRow } from './reading/activities';

/** An activity without an end goes on. `now` in epoch milliseconds. */
export function activityState(row: Pick<ActivityRow, 'startTime' | 'endTime'>, now: number): ActivityState {
  const start = parseWireDate(row.startTime);
  const end = parseWireDate(row.endTime);
  if (start !== undefined && now < start) return ActivityState.notStarted;
  return end !== undefined && now > end ? ActivityState.ended : ActivityState.running;
}

export const activityListQuery = (catID: number = ALL): ListQuery<ActivityRow> => ({
  key: queryKey('activityList', { catID }),
  operation: 'activityList',
  input: { catID },
  read: async (data) => (await import('./reading/activities')).readActivityPage(data),
  keyOf: ({ fileId }) => fileId,
  next: (page) => ({ page }),
});
