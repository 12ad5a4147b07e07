import type { ValueOf } from './codes';

/** Wire x7 has the field and no values: these are ours. */
export const ExposeType = { other: 0, advert: 1, abuse: 2, indecent: 3, unlawful: 4, untrue: 5 } as const;
export type ExposeType = ValueOf<typeof ExposeType>;

/** Wire S8 delMyDiscuss. */
export const DeleteDiscussStatus = { deleted: 0, notOwn: 1, unknown: 2 } as const;
export type DeleteDiscussStatus = ValueOf<typeof DeleteDiscussStatus>;

/** Wire S8. */
export const AuditStatus = { shown: 0, pending: 1 } as const;
export type AuditStatus = ValueOf<typeof AuditStatus>;

/** Wire S8, S6: `type` of an attachment that is a picture. */
export const PICTURE_ATTACHMENT = 'pic';
