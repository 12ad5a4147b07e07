/** State of a post. Only `shown` is visible to others and counted. */
export const PostState = {
  shown: 0,
  /** Its author alone sees it. */
  pending: 1,
  /** Its author alone sees it, with the decision. */
  rejected: 2,
  /** Taken away by staff after it was shown; nobody sees it. */
  removed: 3,
} as const;
export type PostState = (typeof PostState)[keyof typeof PostState];

/** Pictures and clips of any other are taken away. */
export const isReadable = (state: PostState): boolean =>
  state === PostState.shown || state === PostState.pending;
