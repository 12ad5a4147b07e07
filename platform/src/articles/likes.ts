import { KindNumber } from '@contract/codes';
import type { Queries } from '@platform/db/connection';
import { movePraises, praise, praisesOf, unpraise } from './articles.store';

/** @param who `d:<device>` or `m:<member>`; a second like of the same changes nothing (K3). */
export const likeArticle = (db: Queries, site: number, id: number, who: string, at: Date) =>
  praise(db, site, KindNumber.event.article, id, who, at);

export const unlikeArticle = (db: Queries, site: number, id: number, who: string) =>
  unpraise(db, site, KindNumber.event.article, id, who);

/** What a device liked becomes its member's; what both liked counts once (H2). */
export const moveLikes = (db: Queries, site: number, from: string, to: string) =>
  movePraises(db, site, from, to, KindNumber.event.article);

/** Before every number there is. */
const FIRST = { type: -1, id: 0 };

/** What a person likes, of every kind (KindNumber.event). @param after the row before */
export const likesOf = (
  db: Queries,
  site: number,
  who: string,
  after: { type: number; id: number } | undefined,
  limit: number,
) => praisesOf(db, site, who, after ?? FIRST, limit);
