import { KindNumber, type ValueOf } from './codes';

/** `sourceType` of expose: its recorded numbers, and ours. Separate from codes.ts, which is part of every first load. */
export const ReportKind = {
  comment: KindNumber.expose.comment,
  article: KindNumber.expose.article,
  question: KindNumber.expose.question,
  post: KindNumber.expose.post,
  shortVideo: KindNumber.expose.shortVideo,
  answer: KindNumber.expose.answer,
  account: 4,
  nickname: 26,
  portrait: 27,
} as const;
export type ReportKind = ValueOf<typeof ReportKind>;
export type ReportKindName = keyof typeof ReportKind;

export const ReportState = { received: 0, upheld: 1, dismissed: 2 } as const;
export type ReportState = ValueOf<typeof ReportState>;
