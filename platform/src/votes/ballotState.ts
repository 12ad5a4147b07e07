/** What became of a ballot; `beside` = a member's, noted on the device it came from. */
export const BallotState = { held: 0, counted: 1, refused: 2, takenBack: 3, beside: 4 } as const;
export type BallotState = (typeof BallotState)[keyof typeof BallotState];
