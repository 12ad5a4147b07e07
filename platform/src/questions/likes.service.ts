import type { Queries } from '@platform/db/connection';
import { refused } from '@platform/wire/refusals';
import { hasPraise, type LikedKind, movePraises, praise } from './likes.store';

/**
 * Likes a question or an answer; a like is final (H2). @param who `d:<device>` or `m:<member>`
 * @throws Refusal for a second like of the same person
 */
export async function likeQuestion(
  db: Queries,
  kind: LikedKind,
  site: number,
  id: number,
  like: { readonly who: string; readonly at: Date },
): Promise<void> {
  if (await praise(db, kind, site, id, like)) return;
  if (await hasPraise(db, kind, site, id, like.who)) throw refused('请不要重复点赞');
}

/** A device's likes become its member's; what both liked counts once (H2). */
export const moveQuestionLikes = (db: Queries, site: number, from: string, to: string) =>
  movePraises(db, site, from, to);
