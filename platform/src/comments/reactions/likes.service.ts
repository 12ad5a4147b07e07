import { KindNumber } from '@contract/codes';
import type { Queries } from '@platform/db/connection';
import { refused } from '@platform/wire/refusals';
import { insertLike, moveLikeRows } from './likes.store';

/**
 * Likes a comment, once for good (H2). @param who `d:<device>` or `m:<member>`
 * @throws Refusal for a second one, and for a comment that is not shown.
 */
export async function likeComment(
  db: Queries,
  site: number,
  id: number,
  who: string,
  at: Date,
): Promise<void> {
  const { liked, shown } = await insertLike(db, site, { kind: KindNumber.event.comment, id }, who, at);
  if (!shown) throw refused('评论不存在');
  if (!liked) throw refused('请不要重复点赞');
}

/** Moves a device's likes to its member. An object liked by both counts once (H2). */
export const moveCommentLikes = (db: Queries, site: number, from: string, to: string) =>
  moveLikeRows(db, site, from, to, KindNumber.event.comment);
