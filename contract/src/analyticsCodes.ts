import type { ValueOf } from './codes';

/* Apart from the other codes: no page needs them at first. */

/** S§7, analytics. */
export const DataType = { open: 1000005, share: 1000009, comment: 1000013, like: 1000002 } as const;
export type DataType = ValueOf<typeof DataType>;
export const ShareChannel = {
  messengerChat: 1,
  timeline: 2,
  microblog: 3,
  qq: 4,
  meetime: 5,
  album: 6,
} as const;
export type ShareChannel = ValueOf<typeof ShareChannel>;
export const Platform = { android: 1, ios: 2, mobile: 3, pc: 5 } as const;
export type Platform = ValueOf<typeof Platform>;

/** S§7 Time limit of the analytics client. */
export const ANALYTICS_TIMEOUT_MS = 180_000;
