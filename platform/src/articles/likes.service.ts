import { KindNumber } from '@contract/codes';
import type { Queries } from '@platform/db/connection';
import { deleteLike, insertLike, likesAfter, moveLikeRows } from './articles.store';

/** @param who `d:<device>` or `m:<member>`; a second like of the same changes nothing (K3). */
export const likeArticle = (db: Queries, site: number, id: number, who: string, at: Date) =>
  insertLike(db, site, { kind: KindNumber.event.article, id }, who, at);

export const unlikeArticle = (db: Queries, site: number, id: number, who: string) =>
  deleteLike(db, site, { kind: KindNumber.event.article, id }, who);

/** Moves a device's likes to its member. An object liked by both counts once (H2). */
export const moveLikes = (db: Queries, site: number, from: string, to: string) =>
  moveLikeRows(db, site, from, to, KindNumber.event.article);

/** Start value below every id. */
const FIRST = { type: -1, id: 0 };

/** A person's likes of every kind (KindNumber.event). @param after last row of the page before */
export const likesOf = (
  db: Queries,
  site: number,
  who: string,
  after: { type: number; id: number } | undefined,
  limit: number,
) => likesAfter(db, site, who, after ?? FIRST, limit);
