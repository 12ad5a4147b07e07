import { KindNumber } from '@contract/codes';
import type { Queries } from '@platform/db/connection';
import { praise, unpraise } from './articles.store';

/** @param who `d:<device>` or `m:<member>`; a second like of the same changes nothing (K3). */
export const likeArticle = (db: Queries, site: number, id: number, who: string, at: Date) =>
  praise(db, site, KindNumber.event.article, id, who, at);

export const unlikeArticle = (db: Queries, site: number, id: number, who: string) =>
  unpraise(db, site, KindNumber.event.article, id, who);
