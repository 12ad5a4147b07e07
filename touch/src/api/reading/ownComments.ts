import { DiscussStatus } from '@contract/discussStatus';
import type { Page } from '@touch/outside/queryCache';
import * as v from 'valibot';
import { type BaseComment, toBaseComment, WireComment } from './comments';
import { number, readHasMore, rowsIn, text } from './wireFields';

/** Review status of a member's own comment. */
export type CommentStatus = keyof typeof DiscussStatus;

/** A member's own comment with its article or live. */
export interface OwnComment extends BaseComment {
  readonly status: CommentStatus;
  /** '' where that cannot be read any more. */
  readonly title: string;
  readonly articleType: number;
  readonly linkID: number;
}

const WireOwn = v.object({
  ...WireComment.entries,
  discussStatus: number,
  title: text,
  linkID: number,
  info: v.optional(
    v.object({
      parentUser: text,
      parentContent: text,
      parentAtts: v.optional(v.unknown()),
      articleType: number,
    }),
  ),
});

const statuses: readonly CommentStatus[] = ['shown', 'underReview', 'refused', 'withdrawn'];
const statusOf = (status: number): CommentStatus =>
  statuses.find((name) => DiscussStatus[name] === status) ?? 'withdrawn';

export function readOwnComments(data: unknown): Page<OwnComment> {
  const items = rowsIn(WireOwn, data).map(({ discussStatus, title, linkID, ...wire }) => ({
    ...toBaseComment(wire),
    title,
    linkID,
    status: statusOf(discussStatus),
    articleType: wire.info?.articleType ?? 0,
  }));
  return { items, hasMore: readHasMore(data) === true };
}
