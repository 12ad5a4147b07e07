import type { ValueOf } from './codes';

/** Wire x7 has the field and no values: these are ours. */
export const ExposeType = { other: 0, advert: 1, abuse: 2, indecent: 3, unlawful: 4, untrue: 5 } as const;
export type ExposeType = ValueOf<typeof ExposeType>;
