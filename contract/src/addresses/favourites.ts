import type { Address } from '../address';

export const fav = { name: 'fav', method: 'POST' } as const satisfies Address;
export const favCancel = { name: 'favCancel', method: 'POST' } as const satisfies Address;
export const myFav = { name: 'myFav', method: 'POST' } as const satisfies Address;
