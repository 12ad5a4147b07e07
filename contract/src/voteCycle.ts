/**
 * Wire S25a: once, so many times in all, so many times a day. Apart from the other codes, which come with every page: those who
 * vote alone need it.
 */
export const VoteCycle = { once: 0, total: 1, daily: 2 } as const;
export type VoteCycle = (typeof VoteCycle)[keyof typeof VoteCycle];
