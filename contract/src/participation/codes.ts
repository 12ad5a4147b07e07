import type { ValueOf } from '../codes';

/* Codes of what readers take part in: no first load needs them. */

/** Wire o6. */
export const MvodEventType = { play: 0, like: 1, share: 2, view: 3 } as const;
export type MvodEventType = ValueOf<typeof MvodEventType>;

/** Wire g28. */
export const RankPeriod = { thisWeek: 0, lastWeek: 1, thisMonth: 2, lastMonth: 3 } as const;
export type RankPeriod = ValueOf<typeof RankPeriod>;

/** Wire S12 `ac_entryStatus`. */
export const EntryState = { notStarted: '0', open: '1', ended: '2', full: '3', applied: '4' } as const;
export type EntryState = ValueOf<typeof EntryState>;

/** Wire S14 has the field and no values: these are ours, as a contribution's are. `waiting`: on the waiting list. */
export const RegistrationStatus = { toAudit: 0, passed: 1, notPassed: 2, waiting: 3 } as const;
export type RegistrationStatus = ValueOf<typeof RegistrationStatus>;

/** Wire S13; 6 and 7 are ours as 2 to 5 are. A region's options are paths, `province/city/county`. */
export const SignFieldType = {
  text: '0',
  upload: '1',
  oneOf: '2',
  manyOf: '3',
  date: '4',
  number: '5',
  phone: '6',
  region: '7',
} as const;
export type SignFieldType = ValueOf<typeof SignFieldType>;

/** Wire f4. */
export const VerifyStatus = { done: 0, usedBefore: 1, unknownCode: 2, wrongPlaceOrTime: 3 } as const;
export type VerifyStatus = ValueOf<typeof VerifyStatus>;

/** Wire S25b `isbegin`. */
export const VoteState = { notStarted: 0, running: 1, ended: 2 } as const;
export type VoteState = ValueOf<typeof VoteState>;

/** Wire g76. */
export const VoteSort = { number: 0, rank: 1, views: 2 } as const;
export type VoteSort = ValueOf<typeof VoteSort>;

/** Wire S27. */
export const ContributionStatus = { toAudit: 0, passed: 1, notPassed: 2 } as const;
export type ContributionStatus = ValueOf<typeof ContributionStatus>;

/** Wire S27 has the field and no values: these are ours. */
export const TipoffStatus = { received: 0, checking: 1, answered: 2, closed: 3 } as const;
export type TipoffStatus = ValueOf<typeof TipoffStatus>;

/** Wire o13 `type`. */
export const DataReadType = { article: 'article', notice: 'notice', lesson: 'lesson' } as const;
export type DataReadType = ValueOf<typeof DataReadType>;

/** Wire S28. */
export const PostStatus = { underReview: 0, shown: 1 } as const;
export type PostStatus = ValueOf<typeof PostStatus>;

/** Wire g52. */
export const PostSort = { newest: 0, hot: 1 } as const;
export type PostSort = ValueOf<typeof PostSort>;

/** Wire S28 has `listType` and no values: these are ours. */
export const PostListType = { words: 0, pictures: 1, video: 2 } as const;
export type PostListType = ValueOf<typeof PostListType>;

/** Wire S12 `activityStatus`. */
export const ActivityState = { notStarted: 0, running: 1, ended: 2 } as const;
export type ActivityState = ValueOf<typeof ActivityState>;
