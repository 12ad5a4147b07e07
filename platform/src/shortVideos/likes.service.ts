import type { Queries } from '@platform/db/connection';
import { addCounts, deleteLike, movePraises, praise, type ShortVideoCounts } from './counting.store';

/** @param who `d:<device>` or `m:<member>`; a second like of the same person changes nothing (K3). */
export const likeShortVideo = (db: Queries, site: number, id: number, who: string, at: Date) =>
  praise(db, site, id, who, at);

export const unlikeShortVideo = (db: Queries, site: number, id: number, who: string) =>
  deleteLike(db, site, id, who);

/** A device's likes become its member's; a video that both liked counts once (H2). */
export const moveShortVideoLikes = (db: Queries, site: number, from: string, to: string) =>
  movePraises(db, site, from, to);

/** Adds plays and shares, each video once. */
export async function countShortVideos(
  db: Queries,
  site: number,
  counts: readonly ShortVideoCounts[],
): Promise<void> {
  if (counts.length > 0) await addCounts(db, site, counts);
}
