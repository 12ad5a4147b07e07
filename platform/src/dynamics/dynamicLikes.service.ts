import type { Queries } from '@platform/db/connection';
import { addShares, deleteLike, movePraises, praise } from './dynamicLikes.store';

/** @param who `d:<device>` or `m:<member>`; a second like of the same person changes nothing (K3). */
export const likeDynamic = (db: Queries, site: number, id: number, who: string, at: Date) =>
  praise(db, site, id, who, at);

export const unlikeDynamic = (db: Queries, site: number, id: number, who: string) =>
  deleteLike(db, site, id, who);

/** A device's likes become its member's; a dynamic that both liked counts once (H2). */
export const moveDynamicLikes = (db: Queries, site: number, from: string, to: string) =>
  movePraises(db, site, from, to);

/** Adds to the counts of shares. @param times shares by dynamic */
export async function shareDynamics(
  db: Queries,
  site: number,
  times: ReadonlyMap<number, number>,
): Promise<void> {
  if (times.size > 0) await addShares(db, site, times);
}
