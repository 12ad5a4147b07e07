import { PAGE_SIZE } from '@contract/limits';
import type { DecisionKind } from '@contract/participation/decisions';
import { PointsName } from '@contract/points';
import { ReadType } from '@contract/readType';
import { type ActContext, recordAct } from '@platform/auditLog/acts.service';
import type { Database, Queries } from '@platform/db/connection';
import { addDecisionMessage } from '@platform/messages/messages.service';
import { awardPoints } from '@platform/points/awards.service';
import { queueMediaChecks } from '@platform/uploads/mediaChecks.service';
import { isReadable, PostState } from './postState.types';
import { pendingPosts, postsInState, type ReviewRow, setPinned, setPostState } from './review.store';

export type { ReviewRow } from './review.store';

const { shown, pending, rejected, removed } = PostState;

interface Decision {
  readonly act: 'approvePost' | 'rejectPost' | 'removePost';
  readonly from: readonly PostState[];
  readonly to: PostState;
  readonly kind: DecisionKind;
  readonly reason?: string;
}

/** Changes the state, records the act and tells the author, in one transaction. @returns the author; undefined where the post has another state */
async function decideIn(
  queries: Queries,
  work: ActContext,
  id: number,
  { act, from, to, kind, reason = '' }: Decision,
): Promise<number | undefined> {
  const before = await setPostState(queries, work.site, id, { from, to });
  if (!before) return undefined;
  const { member_id: member, circle_id: circle } = before;
  const { title, content } = before.doc;
  if (!isReadable(to) || !isReadable(before.state))
    await queueMediaChecks(queries, [JSON.stringify(before.doc)]);
  const detail = { reason, from: before.state, member, title, content };
  await recordAct(queries, work, { act, objectKind: 'post', objectID: id, detail });
  const path = `/${circle > 0 ? 'postDetail' : 'friendsCircleDetail'}/${id}.html`;
  const message = { member, kind, type: ReadType.comment, path, subject: title || content, reason };
  await addDecisionMessage(queries, work.site, message, work.at);
  return member;
}
const decide = (
  db: Database,
  work: ActContext,
  id: number,
  decision: Decision,
): Promise<number | undefined> => db.transaction((queries) => decideIn(queries, work, id, decision));

const approval = {
  act: 'approvePost',
  from: [pending, rejected, removed],
  to: shown,
  kind: 'postShown',
} as const satisfies Decision;
/** Shows a post again, in the caller's transaction. @returns false where the post has another state */
export const approvePostIn = async (queries: Queries, work: ActContext, id: number): Promise<boolean> =>
  (await decideIn(queries, work, id, approval)) !== undefined;

/** Shows a pending, rejected or removed post; its author gets the points of a new one (H5). */
export async function approvePost(db: Database, work: ActContext, id: number): Promise<boolean> {
  const member = await decide(db, work, id, approval);
  if (member === undefined) return false;
  await awardPoints(db, work.site, { member, name: PointsName.startTopic, key: `post ${id}` }, work.at);
  return true;
}

/** Rejects a pending post; its author sees that it was not accepted. */
export const rejectPost = async (
  db: Database,
  work: ActContext,
  id: number,
  reason: string,
): Promise<boolean> =>
  (await decide(db, work, id, {
    act: 'rejectPost',
    from: [pending],
    to: rejected,
    kind: 'postRejected',
    reason,
  })) !== undefined;

/** Removes a shown post. */
export const removePost = async (
  db: Database,
  work: ActContext,
  id: number,
  reason: string,
): Promise<boolean> =>
  (await decide(db, work, id, {
    act: 'removePost',
    from: [shown],
    to: removed,
    kind: 'postRemoved',
    reason,
  })) !== undefined;

/** Pins a shown post of a circle above the others, or no longer. */
export const pinPost = (db: Database, work: ActContext, id: number, pinned: boolean): Promise<boolean> =>
  db.transaction(async (queries) => {
    if (!(await setPinned(queries, work.site, id, pinned))) return false;
    await recordAct(queries, work, { act: 'pinPost', objectKind: 'post', objectID: id, detail: { pinned } });
    return true;
  });

/** A review list: pending (oldest first), or posts in another state (newest first). */
export type PostReview =
  | { readonly kind: 'pending'; readonly after: number }
  | { readonly kind: 'shown' | 'rejected' | 'removed'; readonly before: number };

export async function postsForReview(
  db: Database,
  site: number,
  list: PostReview,
): Promise<{ readonly list: readonly ReviewRow[]; readonly hasMore: boolean }> {
  const limit = PAGE_SIZE + 1;
  const rows =
    list.kind === 'pending'
      ? await pendingPosts(db, site, list.after, limit)
      : await postsInState(db, site, PostState[list.kind], list.before, limit);
  return { list: rows.slice(0, PAGE_SIZE), hasMore: rows.length > PAGE_SIZE };
}
