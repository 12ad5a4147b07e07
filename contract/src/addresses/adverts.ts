import type { Address } from '../address';

export const getArticleAdvs = { name: 'getArticleAdvs', service: 'adv' } as const satisfies Address;
export const getColAdvs = { name: 'getColAdvs', service: 'adv' } as const satisfies Address;
export const getStartPage = { name: 'getStartPage', service: 'adv' } as const satisfies Address;
export const advEvent = { name: 'advEvent', service: 'adv', path: '/event' } as const satisfies Address;
