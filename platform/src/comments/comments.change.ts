import type { Queries } from '@platform/db/connection';
import { CommentState } from './commentState';
import { addReplies } from './comments.counts.store';
import { findComment, lockComment, moveThread, type StoredComment, setState } from './comments.write.store';
import { addToCounts } from './discussed';
import { publishHiddenComments, publishShownComments } from './liveTalk';

const { shown, goneWithThread } = CommentState;

/** Answers that are shown, or would be if their thread were, are counted by what they answer. */
const replyWeight = (state: CommentState): number => Number(state === shown || state === goneWithThread);
const shownWeight = (state: CommentState): number => Number(state === shown);

/**
 * Brings a comment from one of the states `from` to another, with every count that follows from it; the answers to a thread's
 * first comment go and come with it. Part of the caller's transaction. All changes of a thread wait for one another by the lock
 * on its first comment, as answers that come in do.
 * @returns the comment as it was; undefined where there is none in one of the states.
 */
export async function changeState(
  db: Queries,
  site: number,
  id: number,
  from: readonly CommentState[],
  to: CommentState,
  at: Date,
): Promise<StoredComment | undefined> {
  const found = await findComment(db, site, id);
  if (!found) return undefined;
  const first = await lockComment(db, site, found.thread_id || id);
  // as it is now that nobody else changes it
  const before = await findComment(db, site, id);
  if (!first || !before || !from.includes(before.state)) return undefined;
  const underShown = before.thread_id === 0 || first.state === shown;
  const goal = to === shown && !underShown ? goneWithThread : to;
  await setState(db, site, id, goal, at);
  let count = shownWeight(goal) - shownWeight(before.state);
  const threads = before.thread_id === 0 ? count : 0;
  const changed = count === 0 ? [] : [id];
  if (before.thread_id === 0) {
    if (threads > 0) changed.push(...(await moveThread(db, site, id, goneWithThread, shown, at)));
    if (threads < 0) changed.push(...(await moveThread(db, site, id, shown, goneWithThread, at)));
    count *= changed.length;
  } else {
    const answers = replyWeight(goal) - replyWeight(before.state);
    const answered = new Set([before.parent_id, before.thread_id]);
    if (answers !== 0) await addReplies(db, site, new Map([...answered].map((one) => [one, answers])));
  }
  const place = { source: before.source, objectID: before.object_id };
  await addToCounts(db, site, [{ ...place, count, threads }]);
  if (count > 0) await publishShownComments(db, site, place, changed, at);
  if (count < 0) await publishHiddenComments(db, site, place, changed, at);
  return before;
}
