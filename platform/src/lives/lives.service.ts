import type { Queries } from '@platform/db/connection';
import { liveCounts } from './lives.store';

/** Counts of a live as JSON text (wire x9); undefined where there is none. */
export async function liveCountsText(db: Queries, site: number, id: number): Promise<string | undefined> {
  const row = await liveCounts(db, site, id);
  return row && JSON.stringify(row.doc);
}
