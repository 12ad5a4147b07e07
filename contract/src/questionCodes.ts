import type { ValueOf } from './codes';

export const QaType = { topic: 0, government: 1 } as const;
export type QaType = ValueOf<typeof QaType>;

export const QuestionStatus = { waiting: 0, accepted: 1, answered: 2, refused: 3 } as const;
export type QuestionStatus = ValueOf<typeof QuestionStatus>;
