/** Every number of the wire that has a meaning, named once. Where a number is ours, the wire reference says so. */

export type ValueOf<T> = T[keyof T];

/** Value for all categories, types or statuses. */
export const ALL = -1;

/** Wire S1, S§3. */
export const ArticleType = {
  news: 0,
  imageSet: 1,
  video: 2,
  topic: 3,
  link: 4,
  live: 6,
  h5: 12,
} as const;
export type ArticleType = ValueOf<typeof ArticleType>;

/** Wire S2: 1 published; anything else is shown as a preview only (S§4). */
export const ArticleStatus = { draft: 0, published: 1 } as const;
export type ArticleStatus = ValueOf<typeof ArticleStatus>;

export const PicType = { none: 0, single: 1, big: 2, three: 3 } as const;
export type PicType = ValueOf<typeof PicType>;

/** Of articles and lives alike. */
export const LiveStatus = { preview: 0, live: 1, ended: 2 } as const;
export type LiveStatus = ValueOf<typeof LiveStatus>;

export const LiveType = { image: 0, video: 1 } as const;
export type LiveType = ValueOf<typeof LiveType>;

/** Sort of a live's reports (wire g11). */
export const LiveSort = { newestFirst: 0, oldestFirst: 1 } as const;
export type LiveSort = ValueOf<typeof LiveSort>;

/** Wire S4. Digits as text, as they travel. The meaning of all but `ordinary` and the hidden ones is read from use. */
export const ColumnStyle = {
  ordinary: '101',
  accounts: '201',
  questions: '203',
  local: '205',
  hidden: '215',
  activities: '221',
  home: '227',
  accountList: '410',
} as const;
export type ColumnStyle = ValueOf<typeof ColumnStyle>;

/** S§9: filtered out of the column list by the client. */
export const hiddenColumnStyles: readonly string[] = [
  ColumnStyle.local,
  ColumnStyle.hidden,
  ColumnStyle.accountList,
];

/** Wire S7; 8, 9 and 11 are other layouts of articles. */
export const ModuleType = {
  articles: 0,
  activities: 4,
  accounts: 5,
  people: 7,
  headlines: 8,
  more: 9,
  topics: 10,
  notices: 11,
} as const;
export type ModuleType = ValueOf<typeof ModuleType>;

/** S§9: the home modules the client keeps. */
export const keptModuleTypes: readonly number[] = [
  ModuleType.articles,
  ModuleType.people,
  ModuleType.headlines,
  ModuleType.more,
  ModuleType.topics,
  ModuleType.notices,
];

/** S§9. */
export const ShareObjectType = {
  article: 0,
  activity: 4,
  column: 5,
  digital: 7,
  accountArticle: 10,
  circle: 18,
} as const;
export type ShareObjectType = ValueOf<typeof ShareObjectType>;

/** Wire g21; `view` and `device` are the specification's tracking events. */
export const EventType = { click: 0, like: 1, share: 2, view: 3, device: 12 } as const;
export type EventType = ValueOf<typeof EventType>;

/** Wire g21. */
export const Channel = { web: 0, touch: 1, app: 2 } as const;
export type Channel = ValueOf<typeof Channel>;

/** Wire W26: the numbers that are the same everywhere. */
const ownKinds = {
  question: 11,
  dynamic: 12,
  post: 13,
  shortVideo: 14,
  subject: 15,
  reporter: 16,
  column: 17,
  circle: 18,
  user: 19,
  tipoff: 23,
  contribution: 24,
  answer: 25,
} as const;

/** Wire W26: what an operation's `type` or `source` points at; each operation has its own recorded numbers. */
export const KindNumber = {
  /** `type` of event. */
  event: { article: 0, comment: 1, live: 20, activity: 21, paperArticle: 22, ...ownKinds },
  /** `source`, `sourceType` of comments and counts. */
  source: { article: 0, live: 1, activity: 21, paperArticle: 22, ...ownKinds },
  /** `type` of fav. */
  fav: { article: 0, paperArticle: 3, activity: 6, live: 20, ...ownKinds },
  /** `type` of topicSub. */
  topicSub: { account: 4, live: 20, activity: 21, ...ownKinds },
  /** `sourceType` of expose. */
  expose: { comment: 0, article: 1, live: 20, activity: 21, paperArticle: 22, ...ownKinds },
  /** `objectType` of poster. */
  poster: { article: 0, live: 20, activity: 21, paperArticle: 22, ...ownKinds },
} as const;
export type EventKind = ValueOf<typeof KindNumber.event>;
export type SourceKind = ValueOf<typeof KindNumber.source>;
export type FavKind = ValueOf<typeof KindNumber.fav>;
export type TopicSubKind = ValueOf<typeof KindNumber.topicSub>;
export type ExposeKind = ValueOf<typeof KindNumber.expose>;
export type PosterKind = ValueOf<typeof KindNumber.poster>;

/** Wire S9: an account shows unless pending or closed (S§4). */
export const XyStatus = { open: 0, pending: 1, closed: 4 } as const;
export type XyStatus = ValueOf<typeof XyStatus>;

/** Wire g42. */
export const ACCOUNT_CATALOGUE = 'XYACCOUNT';

/** Wire S25a `qtype`. */
export const VoteQuestionType = { one: 0, several: 1 } as const;
export type VoteQuestionType = ValueOf<typeof VoteQuestionType>;

/** Wire S18 `discuss.auditType`: `off` hides the input. Digits as text. */
export const AuditType = { shownAtOnce: '0', reviewedFirst: '1', off: '2' } as const;
export type AuditType = ValueOf<typeof AuditType>;

/** Wire o12. */
export const MediaStatus = { processing: 0, ready: 1 } as const;
export type MediaStatus = ValueOf<typeof MediaStatus>;

/** S§4. */
export const XyAuth = { none: 0, flaggedRoutes: 1, always: 2 } as const;
export type XyAuth = ValueOf<typeof XyAuth>;
/** Behaviour A19. */
export const AuthLogin = { code: 1, codeOrPassword: 2 } as const;
export type AuthLogin = ValueOf<typeof AuthLogin>;
