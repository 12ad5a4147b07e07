import type { Address } from '../address';

export const vote = { name: 'vote', method: 'POST' } as const satisfies Address;
