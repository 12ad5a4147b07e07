import type { Queries } from '@platform/db/connection';
import { CommentState, isReadable } from '@platform/discussions/commentState.types';
import { addToColumn } from '@platform/reactions/counts.service';
import { reactionKinds } from '@platform/reactions/kinds.sql';
import { queueMediaChecks } from '@platform/uploads/mediaChecks.service';
import { publishHiddenComments, publishShownComments } from '../liveComments.service';
import {
  findComment,
  lockComment,
  moveThread,
  picturesOf,
  type StoredComment,
  setState,
} from '../posting/posting.store';
import { addToCounts } from '../targets.service';

const { shown, goneWithThread } = CommentState;

/** Replies that are shown, or hidden only with their thread, count for their parent. */
const replyWeight = (state: CommentState): number => Number(state === shown || state === goneWithThread);
const shownWeight = (state: CommentState): number => Number(state === shown);

/** Allowed states before the change, and the state after it. */
export interface StateChange {
  readonly from: readonly CommentState[];
  readonly to: CommentState;
}

/**
 * Moves a comment from one of the states `from` to another and updates all counts, in the caller's transaction. The replies of
 * a thread are hidden and shown with its first comment. A lock on the first comment serialises all changes of a thread, new
 * replies included.
 * @returns the comment before the change; undefined where it is in no state of `from`
 */
export async function changeState(
  db: Queries,
  site: number,
  id: number,
  { from, to }: StateChange,
  at: Date,
): Promise<StoredComment | undefined> {
  const found = await findComment(db, site, id);
  if (!found) return undefined;
  const first = await lockComment(db, site, found.thread_id || id);
  // Read again under the lock.
  const before = await findComment(db, site, id);
  if (!first || !before || !from.includes(before.state)) return undefined;
  const underShown = before.thread_id === 0 || first.state === shown;
  const goal = to === shown && !underShown ? goneWithThread : to;
  await setState(db, site, id, goal, at);
  let count = shownWeight(goal) - shownWeight(before.state);
  const threads = before.thread_id === 0 ? count : 0;
  const changed = count === 0 ? [] : [id];
  if (before.thread_id === 0) {
    if (threads > 0)
      changed.push(...(await moveThread(db, site, id, { from: goneWithThread, to: shown }, at)));
    if (threads < 0)
      changed.push(...(await moveThread(db, site, id, { from: shown, to: goneWithThread }, at)));
    count *= changed.length;
  } else {
    const answers = replyWeight(goal) - replyWeight(before.state);
    const answered = new Set([before.parent_id, before.thread_id]);
    if (answers !== 0)
      await addToColumn(
        db,
        site,
        reactionKinds.comment,
        'discuss',
        new Map([...answered].map((one) => [one, answers])),
      );
  }
  if (!isReadable(goal) || !isReadable(before.state))
    await queueMediaChecks(db, await picturesOf(db, site, [id, ...changed]));
  const place = { source: before.source, objectID: before.object_id };
  await addToCounts(db, site, [{ ...place, count, threads }]);
  if (count > 0) await publishShownComments(db, site, place, changed, at);
  if (count < 0) await publishHiddenComments(db, site, place, changed, at);
  return before;
}
