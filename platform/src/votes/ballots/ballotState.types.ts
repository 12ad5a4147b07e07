/** State of a ballot. `deviceCopy` = a member's ballot, also recorded for the device it came from. */
export const BallotState = { pending: 0, counted: 1, rejected: 2, withdrawn: 3, deviceCopy: 4 } as const;
export type BallotState = (typeof BallotState)[keyof typeof BallotState];
