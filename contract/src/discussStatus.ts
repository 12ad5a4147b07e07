/**
 * Status of a member's own comment (wire n20, ours). Separate from codes.ts, which is part of every first load.
 */
export const DiscussStatus = {
  shown: 0,
  underReview: 1,
  refused: 2,
  /** It was shown and is no more: the newsroom took it away, or what it answers went. */
  withdrawn: 3,
} as const;
export type DiscussStatus = (typeof DiscussStatus)[keyof typeof DiscussStatus];
