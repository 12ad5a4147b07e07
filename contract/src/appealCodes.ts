import { KindNumber, type ValueOf } from './codes';

/** `sourceType` of appeal and refusalDetail. */
export const AppealKind = {
  comment: KindNumber.expose.comment,
  question: KindNumber.expose.question,
  post: KindNumber.expose.post,
  contribution: KindNumber.expose.contribution,
} as const;
export type AppealKind = ValueOf<typeof AppealKind>;
export type AppealKindName = keyof typeof AppealKind;

export const AppealState = { none: 0, open: 1, upheld: 2, dismissed: 3 } as const;
export type AppealState = ValueOf<typeof AppealState>;

/** Characters of an appeal. */
export const MAX_APPEAL = 500;
