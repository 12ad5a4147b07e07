import { KindNumber } from '@contract/codes';
import type { Queries } from '@platform/db/connection';
import { countedLikes } from '@platform/praises/countedLikes.sql';

const likes = countedLikes({ table: 'dynamics', kind: KindNumber.event.dynamic, shown: 'not withdrawn' });

/** @param who `d:<device>` or `m:<member>`; a second like of the same person changes nothing (K3). */
export const likeDynamic = (db: Queries, site: number, id: number, who: string, at: Date) =>
  likes.like(db, site, id, { who, at });

export const unlikeDynamic = likes.unlike;
/** A device's likes become its member's; a dynamic that both liked counts once (H2). */
export const moveDynamicLikes = likes.move;
export const shareDynamics = likes.share;
