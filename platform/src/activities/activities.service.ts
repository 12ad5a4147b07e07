import { ActivityRow } from '@contract/activities';
import type { Queries } from '@platform/db/connection';
import { documentsText } from '@platform/db/documents';
import * as v from 'valibot';
import { activitiesByIds } from './activities.store';

/** Activities in the order asked, as JSON text (wire S11). */
export async function activityTexts(db: Queries, site: number, ids: readonly number[]): Promise<string> {
  return documentsText(await activitiesByIds(db, site, ids), ids);
}

/** The same by their numbers, to be shown as something else. */
export async function activitiesOf(
  db: Queries,
  site: number,
  ids: readonly number[],
): Promise<Map<number, ActivityRow>> {
  if (ids.length === 0) return new Map();
  const rows = await activitiesByIds(db, site, ids);
  return new Map(rows.map(({ id, doc }) => [id, v.parse(ActivityRow, doc)]));
}
