import type { Queries } from '@platform/db/connection';
import { type LiveRow, liveCounts, livesByIds } from './lives.store';

/** Counts of a live as JSON text (wire x9); undefined where there is none. */
export async function liveCountsText(db: Queries, site: number, id: number): Promise<string | undefined> {
  const row = await liveCounts(db, site, id);
  return row && JSON.stringify(row.doc);
}

/** Lives as others show them; whether they are public is the asker's to know. */
export const livesOf = async (db: Queries, site: number, ids: readonly number[]): Promise<LiveRow[]> =>
  ids.length === 0 ? [] : livesByIds(db, site, ids);
