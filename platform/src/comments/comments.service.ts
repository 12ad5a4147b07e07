import { DeleteDiscussStatus } from '@contract/codes';
import { PAGE_SIZE } from '@contract/limits';
import { statusesOf } from '@platform/accounts/accounts.service';
import { type AtWork, noteAct } from '@platform/auditLog/acts.service';
import type { Database } from '@platform/db/connection';
import { transportFault } from '@platform/wire/refusals';
import { CommentState } from './commentState';
import { changeState } from './comments.change';
import { exposedOnes, ofState, type ReviewRow, underReview } from './comments.review.store';
import { markOfficial, standing } from './comments.write.store';

const states = CommentState;

/** Every change is made and written down by whom, or neither. @returns false where the comment was not in a state for it. */
async function act(
  db: Database,
  work: AtWork,
  id: number,
  word: string,
  from: readonly CommentState[],
  to: CommentState,
  reason: string,
): Promise<boolean> {
  return db.transaction(async (queries) => {
    const before = await changeState(queries, work.site, id, from, to, work.at);
    if (!before) return false;
    const { state, content, member_id } = before;
    const detail = { reason, from: state, member: member_id, content };
    await noteAct(queries, work, { act: word, objectKind: 'comment', objectID: id, detail });
    return true;
  });
}

/** Shows a comment that waits, or one that was refused or taken away by staff. */
export const approve = (db: Database, work: AtWork, id: number): Promise<boolean> =>
  act(db, work, id, 'approve', [states.underReview, states.refused, states.removed], states.shown, '');

/** Does not let a waiting one be seen. */
export const refuse = (db: Database, work: AtWork, id: number, reason: string): Promise<boolean> =>
  act(db, work, id, 'refuse', [states.underReview], states.refused, reason);

/** Takes a shown one away; the answers to a thread's first comment go with it. */
export const remove = (db: Database, work: AtWork, id: number, reason: string): Promise<boolean> =>
  act(db, work, id, 'remove', [states.shown, states.goneWithThread], states.removed, reason);

/**
 * An office or an account speaks here, or no longer does. @param xyID the account under whose name it stands; 0 = the writer's own
 * @throws Refusal for an account there is not.
 */
export async function setOfficial(
  db: Database,
  work: AtWork,
  id: number,
  { official, xyID }: { official: boolean; xyID: number },
): Promise<boolean> {
  const named = official ? xyID : 0;
  if (named > 0 && (await statusesOf(db, work.site, [named])).length === 0)
    throw transportFault(404, 'there is no such account');
  return db.transaction(async (queries) => {
    if ((await markOfficial(queries, work.site, id, official, named)) === 0) return false;
    const detail = { official, xyID: named };
    await noteAct(queries, work, { act: 'setOfficial', objectKind: 'comment', objectID: id, detail });
    return true;
  });
}

/** What is looked at: waiting (oldest first), reported (most reported first), or what was refused or taken away (newest first). */
export type ReviewList =
  | { readonly kind: 'waiting'; readonly after?: number }
  | { readonly kind: 'exposed'; readonly page?: number }
  | { readonly kind: 'refused' | 'removed'; readonly before?: number };

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
    case 'waiting':
      return underReview(db, site, list.after ?? 0, limit);
    case 'exposed':
      return exposedOnes(db, site, limit, (list.page ?? 0) * PAGE_SIZE);
    default:
      return ofState(db, site, states[list.kind], list.before ?? NEWEST, limit);
  }
}

/** A member takes his own away (wire S8); another's that he cannot see is none. */
export function deleteOwn(
  db: Database,
  site: number,
  member: number,
  id: number,
  at: Date,
): Promise<DeleteDiscussStatus> {
  return db.transaction(async (queries) => {
    const found = await standing(queries, site, id);
    if (!found) return DeleteDiscussStatus.unknown;
    if (found.member_id !== member)
      return found.state === states.shown ? DeleteDiscussStatus.notOwn : DeleteDiscussStatus.unknown;
    const { shown, underReview, goneWithThread, refused, removed } = states;
    const own = [shown, underReview, goneWithThread, refused, removed];
    const gone = await changeState(queries, site, id, own, states.deleted, at);
    return gone ? DeleteDiscussStatus.deleted : DeleteDiscussStatus.unknown;
  });
}
