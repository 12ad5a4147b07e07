import type { Address } from '../address';

export const discuss = { name: 'discuss', method: 'POST' } as const satisfies Address;
export const delMyDiscuss = { name: 'delMyDiscuss', method: 'POST' } as const satisfies Address;
export const expose = { name: 'expose', method: 'POST' } as const satisfies Address;
