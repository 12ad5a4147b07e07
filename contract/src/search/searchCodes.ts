import type { ValueOf } from '../codes';

/** S§3: `tclass` is the requested class, `id` the class's own number. */
export const SearchClass = {
  news: { id: 1, tclass: -1 },
  video: { id: 3, tclass: 2 },
  topic: { id: 4, tclass: 3 },
  account: { id: 7, tclass: 15 },
} as const;
export type SearchClass = ValueOf<typeof SearchClass>;

/** Wire g61. */
export const SearchSort = { newestFirst: 0, bestFirst: 1 } as const;
export type SearchSort = ValueOf<typeof SearchSort>;

/** Class of searchAllInTime. */
export const SearchClassNumber = {
  news: SearchClass.news.tclass,
  video: SearchClass.video.tclass,
  topic: SearchClass.topic.tclass,
  account: SearchClass.account.tclass,
} as const;
export type SearchClassNumber = ValueOf<typeof SearchClassNumber>;
