import { KindNumber } from '@contract/codes';
import type { Queries } from '@platform/db/connection';
import { countedLikes } from '@platform/praises/countedLikes.sql';
import { PostState } from './postState.types';

const likes = countedLikes({
  table: 'posts',
  kind: KindNumber.event.post,
  shown: `state = ${PostState.shown}`,
});

/** @param who `d:<device>` or `m:<member>`; a second like of the same person changes nothing (K3). */
export const likePost = (db: Queries, site: number, id: number, who: string, at: Date) =>
  likes.like(db, site, id, { who, at });

export const unlikePost = likes.unlike;
/** A device's likes become its member's; a post that both liked counts once (H2). */
export const movePostLikes = likes.move;
export const sharePosts = likes.share;
