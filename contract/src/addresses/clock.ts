import type { Address } from '../address';

export const serverTime = { name: 'serverTime', path: '/tokenHelper/serverTime' } as const satisfies Address;
