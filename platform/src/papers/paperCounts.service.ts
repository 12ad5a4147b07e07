import type { Queries } from '@platform/db/connection';
import { addClicks, deleteLike, insertLike, moveLikes } from './paperCounts.store';

/** @param who `d:<device>` or `m:<member>`; a second like of the same person changes nothing (K3). */
export const likePaperArticle = (db: Queries, site: number, id: number, who: string, at: Date) =>
  insertLike(db, site, id, who, at);

export const unlikePaperArticle = (db: Queries, site: number, id: number, who: string) =>
  deleteLike(db, site, id, who);

/** A device's likes become its member's; an article that both liked counts once (H2). */
export const movePaperLikes = (db: Queries, site: number, from: string, to: string) =>
  moveLikes(db, site, from, to);

/** Readers opened articles of a paper. @param times openings by article */
export async function countPaperClicks(
  db: Queries,
  site: number,
  times: ReadonlyMap<number, number>,
): Promise<void> {
  if (times.size > 0) await addClicks(db, site, times);
}
