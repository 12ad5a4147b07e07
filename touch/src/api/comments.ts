import { EventType, KindNumber } from '@contract/codes';
import type { Answer } from '@contract/render';
import { type ListQuery, type Query, type QueryCache, queryKey } from '@touch/outside/queryCache';
import type { BaseComment, Comment } from './reading/comments';

export type { BaseComment, Comment } from './reading/comments';

/** The article, live or post that comments belong to: its number and its kind (`KindNumber.source`). */
export interface CommentSubjectRef {
  readonly id: string;
  readonly source: number;
}

/** An article's most liked comments; the site configures their number (`countHot`). */
export function discussHotQuery(id: string, source: number): Query<readonly Comment[]> {
  const input = { id, source };
  return {
    key: queryKey('discussHot', input),
    operation: 'discussHot',
    input,
    read: async (data) => (await import('./reading/comments')).readComments(data),
  };
}

/** Pages continue after the last comment's number (`afterOrder`), so that no comment repeats. */
const behind = (page: number, last: BaseComment | undefined) =>
  last?.id ? { afterOrder: last.id } : { page };
const keyOf = ({ id }: BaseComment): string => id;

/** All comments with their first replies, newest first. */
export function discussViewQuery(id: string, source: number): ListQuery<Comment> {
  const input = { id, source };
  return {
    key: queryKey('discussView', input),
    operation: 'discussView',
    input,
    read: async (data) => (await import('./reading/comments')).readThreads(data),
    keyOf,
    next: behind,
  };
}

/** The replies to a comment, oldest first. */
export function discussReplyQuery(id: string): ListQuery<BaseComment> {
  return {
    key: queryKey('discussReply', { id }),
    operation: 'discussReply',
    input: { id },
    read: async (data) => (await import('./reading/comments')).readReplies(data),
    keyOf,
    next: behind,
  };
}

/** Likes a comment; a like is final (H2). undefined if the network failed. */
export const likeComment = (cache: QueryCache, id: string): Promise<Answer | undefined> =>
  cache.call('event', { id, type: KindNumber.event.comment, eventType: EventType.like });
