import type { ValueOf } from '../codes';

/** State of a redeemed product (wire n12). */
export const RedemptionStatus = { waiting: 0, handedOut: 1, cancelled: 2 } as const;
export type RedemptionStatus = ValueOf<typeof RedemptionStatus>;

/** `code` of a redemption that was not made (wire n12); the numbers of wire S21 where it has them. */
export const ExchangeCode = { notEnough: '1001', overLimit: '1003', soldOut: '1005' } as const;
export type ExchangeCode = ValueOf<typeof ExchangeCode>;
