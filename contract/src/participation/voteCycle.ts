/**
 * Wire S25a: once, a number of times in total, or a number of times a day. Separate from codes.ts, because only votes need it in
 * the client.
 */
export const VoteCycle = { once: 0, total: 1, daily: 2 } as const;
export type VoteCycle = (typeof VoteCycle)[keyof typeof VoteCycle];
