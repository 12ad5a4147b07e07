/** Numbers of adverts, apart from the others (codes.ts): those come with every first load, adverts with none. */

import type { ValueOf } from './codes';

/** Wire S30. */
export const AdvertType = { picture: 0, video: 1 } as const;
export type AdvertType = ValueOf<typeof AdvertType>;

/** Wire g84. */
export const AdvEventType = { shown: 0, clicked: 1 } as const;
export type AdvEventType = ValueOf<typeof AdvEventType>;
