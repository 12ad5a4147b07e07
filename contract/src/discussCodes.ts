import type { ValueOf } from './codes';

/** Wire S8. */
export const AuditStatus = { shown: 0, pending: 1 } as const;
export type AuditStatus = ValueOf<typeof AuditStatus>;

/** Wire S8, S6: `type` of an attachment that is a picture. */
export const PICTURE_ATTACHMENT = 'pic';
