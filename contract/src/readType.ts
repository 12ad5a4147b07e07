import type { ValueOf } from './codes';

/** Wire x9 `type` of read. */
export const ReadType = {
  comment: 0,
  topicQuestion: 1,
  question: 2,
  activity: 3,
  tracking: 4,
  qa: 5,
} as const;
export type ReadType = ValueOf<typeof ReadType>;
