import { DeleteDiscussStatus } from '@contract/deleteDiscussStatus';
import { PAGE_SIZE } from '@contract/limits';
import { PointsName } from '@contract/points';
import { statusesOf } from '@platform/accounts/accounts.service';
import type { ActContext } from '@platform/auditLog/acts.service';
import { recordAct } from '@platform/auditLog/acts.service';
import type { Database, Queries } from '@platform/db/connection';
import { CommentState } from '@platform/discussions/commentState.types';
import { awardPoints } from '@platform/points/awards.service';
import { transportFault } from '@platform/wire/refusals';
import { clearDeleted } from '../formerMember.store';
import { findComment, markOfficial } from '../posting/posting.store';
import { listExposed, listInState, listPending, type ReviewRow } from './review.store';
import { changeState, type StateChange } from './stateChange.service';

const states = CommentState;

type Review = StateChange & { readonly act: string; readonly reason?: string };

/** Changes the state and records the act in one transaction. @returns the author's number; undefined where the comment has another state */
async function reviewIn(
  queries: Queries,
  work: ActContext,
  id: number,
  { act, reason = '', ...change }: Review,
): Promise<number | undefined> {
  const before = await changeState(queries, work.site, id, change, work.at);
  if (!before) return undefined;
  const { state, content, member_id } = before;
  const detail = { reason, from: state, member: member_id, content };
  await recordAct(queries, work, { act, objectKind: 'comment', objectID: id, detail });
  return member_id;
}
const review = (db: Database, work: ActContext, id: number, change: Review): Promise<number | undefined> =>
  db.transaction((queries) => reviewIn(queries, work, id, change));

const approval: Review = {
  act: 'approve',
  from: [states.pending, states.rejected, states.removed],
  to: states.shown,
};
/** Shows a comment again, in the caller's transaction. @returns false where the comment has another state */
export const approveCommentIn = async (queries: Queries, work: ActContext, id: number): Promise<boolean> =>
  (await reviewIn(queries, work, id, approval)) !== undefined;

/** Shows a pending, rejected or removed comment; its author gets the points of an approved one (H5). */
export async function approveComment(db: Database, work: ActContext, id: number): Promise<boolean> {
  const member = await review(db, work, id, approval);
  if (member === undefined) return false;
  const seen = { member, name: PointsName.commentPassed, key: `comment ${id}` };
  await awardPoints(db, work.site, seen, work.at);
  return true;
}

/** Rejects a pending comment. */
export const rejectComment = async (
  db: Database,
  work: ActContext,
  id: number,
  reason: string,
): Promise<boolean> =>
  (await review(db, work, id, { act: 'reject', from: [states.pending], to: states.rejected, reason })) !==
  undefined;

/** Removes a shown comment; the replies of a thread disappear with its first comment. */
export const removeComment = async (
  db: Database,
  work: ActContext,
  id: number,
  reason: string,
): Promise<boolean> =>
  (await review(db, work, id, {
    act: 'remove',
    from: [states.shown, states.goneWithThread],
    to: states.removed,
    reason,
  })) !== undefined;

/**
 * Marks a comment as official, or removes the mark. @param xyID account shown as its author; 0 = the member
 * @throws Refusal for an unknown account
 */
export async function setOfficialComment(
  db: Database,
  work: ActContext,
  id: number,
  { official, xyID }: { official: boolean; xyID: number },
): Promise<boolean> {
  const named = official ? xyID : 0;
  if (named > 0 && (await statusesOf(db, work.site, [named])).length === 0)
    throw transportFault(404, 'there is no such account');
  return db.transaction(async (queries) => {
    if ((await markOfficial(queries, work.site, id, official, named)) === 0) return false;
    const detail = { official, xyID: named };
    await recordAct(queries, work, { act: 'setOfficial', objectKind: 'comment', objectID: id, detail });
    return true;
  });
}

/** A review list: pending (oldest first), exposed (most reported first), rejected or removed (newest first). */
export type ReviewList =
  | { readonly kind: 'pending'; readonly after?: number }
  | { readonly kind: 'exposed'; readonly page?: number }
  | { readonly kind: 'rejected' | 'removed'; readonly before?: number };

const NEWEST = 2_147_483_647;

/** A page of comments for the people who look after them. */
export async function listForReview(
  db: Database,
  site: number,
  list: ReviewList,
): Promise<{ list: ReviewRow[]; hasMore: boolean }> {
  const rows = await rowsFor(db, site, list, PAGE_SIZE + 1);
  return { list: rows.slice(0, PAGE_SIZE), hasMore: rows.length > PAGE_SIZE };
}

function rowsFor(db: Database, site: number, list: ReviewList, limit: number): Promise<ReviewRow[]> {
  switch (list.kind) {
    case 'pending':
      return listPending(db, site, list.after ?? 0, limit);
    case 'exposed':
      return listExposed(db, site, limit, (list.page ?? 0) * PAGE_SIZE);
    default:
      return listInState(db, site, states[list.kind], list.before ?? NEWEST, limit);
  }
}

/** Deletes a member's own comment (wire S8); a comment they cannot see does not exist for them. */
export function deleteOwnComment(
  db: Database,
  site: number,
  member: number,
  id: number,
  at: Date,
): Promise<DeleteDiscussStatus> {
  return db.transaction(async (queries) => {
    const found = await findComment(queries, site, id);
    if (!found) return DeleteDiscussStatus.unknown;
    if (found.member_id !== member)
      return found.state === states.shown ? DeleteDiscussStatus.notOwn : DeleteDiscussStatus.unknown;
    const { shown, pending: underReview, goneWithThread, rejected: refused, removed } = states;
    const own = [shown, underReview, goneWithThread, refused, removed];
    const gone = await changeState(queries, site, id, { from: own, to: states.deleted }, at);
    if (!gone) return DeleteDiscussStatus.unknown;
    await clearDeleted(queries, site, id);
    return DeleteDiscussStatus.deleted;
  });
}
