import { DiscussStatus } from '@contract/discussStatus';

/** State of a comment. The first two equal the wire's AuditStatus; only `shown` is visible to others and counted. */
export const CommentState = {
  shown: 0,
  /** Its author alone sees it. */
  pending: 1,
  rejected: 2,
  /** Taken away by staff. */
  removed: 3,
  /** Taken away by its author. */
  deleted: 4,
  /** Was shown when the first comment of its thread went; comes back with it. */
  goneWithThread: 5,
} as const;
export type CommentState = (typeof CommentState)[keyof typeof CommentState];

/** Others see it, or its author and the newsroom while it waits; the pictures of any other are taken away. */
export const isReadable = (state: CommentState): boolean =>
  state === CommentState.shown || state === CommentState.pending;

/** Status shown to the author, for comments they did not delete. */
export function discussStatusOf(state: CommentState): DiscussStatus {
  switch (state) {
    case CommentState.shown:
      return DiscussStatus.shown;
    case CommentState.pending:
      return DiscussStatus.underReview;
    case CommentState.rejected:
      return DiscussStatus.refused;
    default:
      return DiscussStatus.withdrawn;
  }
}
