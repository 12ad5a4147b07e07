import type { Address } from '../address';

export const leader = { name: 'leader', method: 'POST' } as const satisfies Address;
