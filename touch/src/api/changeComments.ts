import type { ListQuery, QueryCache } from '@touch/outside/queryCache';
import {
  type BaseComment,
  type Comment,
  type CommentSubjectRef,
  discussHotQuery,
  discussReplyQuery,
  discussViewQuery,
} from './comments';

/** The lists that can contain a comment: those of its subject, and the replies to one comment. */
export interface CommentScope {
  readonly subject: CommentSubjectRef;
  /** Number of the comment whose replies are on the screen; '' = none. */
  readonly thread: string;
}

/** The changed comment; undefined removes it. */
export type CommentChange = <One extends BaseComment>(one: One) => One | undefined;

const changed = <One extends BaseComment>(
  all: readonly One[],
  id: string,
  change: CommentChange,
): readonly One[] => all.flatMap((one) => (one.id === id ? (change(one) ?? []) : one));

/** A removed reply lowers the count, unless it was pending review. */
function withReply(one: Comment, id: string, change: CommentChange): Comment {
  const reply = one.replies.find((known) => known.id === id);
  if (!reply) return one;
  const replies = changed(one.replies, id, change);
  const isRemoved = replies.length < one.replies.length && !reply.isUnderReview;
  return { ...one, replies, countDiscuss: one.countDiscuss - Number(isRemoved) };
}

const inThreads = (all: readonly Comment[], id: string, change: CommentChange): readonly Comment[] =>
  changed(all, id, change).map((one) => withReply(one, id, change));

function changeList<One>(
  cache: QueryCache,
  { key }: ListQuery<One>,
  change: (items: readonly One[]) => readonly One[],
  at: number,
): void {
  const list = cache.getList<One>(key);
  if (list) cache.put(key, { state: 'ready', at, value: { ...list, pages: list.pages.map(change) } });
}

/** Changes a comment in every cached list. @param at epoch ms */
export function changeComment(
  cache: QueryCache,
  { subject: { id: thing, source }, thread }: CommentScope,
  id: string,
  change: CommentChange,
  at: number,
): void {
  const hot = discussHotQuery(thing, source);
  const best = cache.getValue(hot);
  if (best) cache.put(hot.key, { state: 'ready', at, value: inThreads(best, id, change) });
  changeList(cache, discussViewQuery(thing, source), (page) => inThreads(page, id, change), at);
  if (thread === '') return;
  changeList(cache, discussReplyQuery(thread), (page) => changed(page, id, change), at);
  const first = cachedComment(cache, thread);
  const now = first?.id === id ? change(first) : undefined;
  if (now) cacheComment(cache, now, at);
}

const keyOf = (id: string): string => `comment?id=${id}`;

/** Caches the comment of a thread: no call reads a comment by its number. */
export const cacheComment = (cache: QueryCache, comment: BaseComment, at: number): void =>
  cache.put(keyOf(comment.id), { state: 'ready', value: comment, at });

export const cachedCommentKey = keyOf;
export function cachedComment(cache: QueryCache, id: string): BaseComment | undefined {
  return cache.getValue<BaseComment>({ key: keyOf(id), operation: '', input: {}, read: () => undefined });
}

/** Shows a sent reply below its comment; its number comes with the next load. */
export function addReply(
  cache: QueryCache,
  scope: CommentScope,
  to: string,
  reply: BaseComment,
  at: number,
): void {
  const { id: thing, source } = scope.subject;
  const appendReply = (one: Comment): Comment => {
    const isThread = one.id === to || one.replies.some(({ id }) => id === to);
    if (!isThread) return one;
    const count = one.countDiscuss + Number(!reply.isUnderReview);
    return { ...one, countDiscuss: count, replies: [...one.replies, reply] };
  };
  const hot = discussHotQuery(thing, source);
  const best = cache.getValue(hot);
  if (best) cache.put(hot.key, { state: 'ready', at, value: best.map(appendReply) });
  changeList(cache, discussViewQuery(thing, source), (page) => page.map(appendReply), at);
}
