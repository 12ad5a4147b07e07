/** State of a member; only an open one can sign in. */
export const MemberState = { open: 0, disabled: 1, ended: 2 } as const;
export type MemberState = (typeof MemberState)[keyof typeof MemberState];

/** Nickname of an ended membership. */
export const FORMER_NAME = '已注销';
