import type { Queries } from '@platform/db/connection';
import { addShares, deleteLike, movePraises, praise } from './postLikes.store';

/** @param who `d:<device>` or `m:<member>`; a second like of the same person changes nothing (K3). */
export const likePost = (db: Queries, site: number, id: number, who: string, at: Date) =>
  praise(db, site, id, who, at);

export const unlikePost = (db: Queries, site: number, id: number, who: string) =>
  deleteLike(db, site, id, who);

/** A device's likes become its member's; a post that both liked counts once (H2). */
export const movePostLikes = (db: Queries, site: number, from: string, to: string) =>
  movePraises(db, site, from, to);

/** Adds to the counts of shares. @param times shares by post */
export async function sharePosts(
  db: Queries,
  site: number,
  times: ReadonlyMap<number, number>,
): Promise<void> {
  if (times.size > 0) await addShares(db, site, times);
}
