import type { ValueOf } from './codes';

/** Wire S8 delMyDiscuss. */
export const DeleteDiscussStatus = { deleted: 0, notOwn: 1, unknown: 2 } as const;
export type DeleteDiscussStatus = ValueOf<typeof DeleteDiscussStatus>;
