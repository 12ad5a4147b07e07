import type { Address } from '../address';

export const authinfo = { name: 'authinfo' } as const satisfies Address;
export const auth = { name: 'auth', method: 'POST' } as const satisfies Address;
