import type { Post } from '@contract/circles';
import type { Database, Queries } from '@platform/db/connection';
import { speechRefusal } from '@platform/membership/speaking.rules';
import type { DiscussRules } from '@platform/sites/discussRules';
import { queueMediaChecks } from '@platform/uploads/mediaChecks.service';
import { ownSubmittedMedia } from '@platform/uploads/submitted.service';
import { memberClosed, refused } from '@platform/wire/refusals';
import { isOpenCircle } from '../circles.store';
import { postOf } from '../posts.document';
import { postById } from '../posts.store';
import { type PostText, storedPost } from './posting.rules';
import { addPost, countSince, deletePostOf, findSame, lockAuthor } from './posting.store';

export { forgetPosts } from './posting.store';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** A post to be stored. */
export interface NewPost {
  readonly site: number;
  readonly member: number;
  /** 0 = a moment. */
  readonly circle: number;
  readonly text: PostText;
  readonly rules: DiscussRules;
  /** Only a member with a verified phone may post (K20). */
  readonly needsPhone: boolean;
}

/**
 * Stores a post that waits for review. The same one sent again within the site's time is the same post; files that are not the
 * member's own uploads are left out.
 * @param now epoch ms
 * @throws Refusal −1 for an unknown circle, an empty post or too many posts, 10103 for an ended membership, 11004 to 11006 (K20)
 */
export function createMemberPost(db: Database, post: NewPost, now: number): Promise<Post> {
  const { site, member, circle, text, rules, needsPhone } = post;
  const since = (ms: number) => new Date(now - ms);
  return db.transaction(async (queries) => {
    const author = await lockAuthor(queries, site, member, new Date(now));
    if (!author) throw memberClosed();
    const refusal = speechRefusal(author, needsPhone);
    if (refusal) throw refusal;
    if (circle > 0 && !(await isOpenCircle(queries, site, circle))) throw refused('找不到这个圈子');
    const doc = storedPost(text, await ownSubmittedMedia(queries, site, member, text.paths));
    const same = { doc, since: since(rules.sameAfterMinutes * MINUTE_MS) };
    const known = await findSame(queries, site, member, circle, same);
    if (known) return ownPost(queries, site, known.id, member);
    const isTooOften =
      (await countSince(queries, site, member, since(MINUTE_MS))) >= rules.minuteMost ||
      (await countSince(queries, site, member, since(DAY_MS))) >= rules.dayMost;
    if (isTooOften) throw refused('发帖太频繁，请稍后再试');
    const added = await addPost(queries, site, circle, member, { doc, at: new Date(now) });
    if (!added) throw new Error('a post was not stored');
    return ownPost(queries, site, added.id, member);
  });
}

/** Deletes a member's own post in any state, with its likes; files that nothing else shows are hidden. @returns false where there is none */
export function deleteOwnPost(db: Database, site: number, member: number, id: number): Promise<boolean> {
  return db.transaction(async (queries) => {
    const doc = await deletePostOf(queries, site, id, member);
    if (doc === undefined) return false;
    await queueMediaChecks(queries, [doc]);
    return true;
  });
}

async function ownPost(db: Queries, site: number, id: number, member: number): Promise<Post> {
  const row = await postById(db, site, id, member);
  if (!row) throw new Error(`post ${id} is not there`);
  return postOf(row);
}
