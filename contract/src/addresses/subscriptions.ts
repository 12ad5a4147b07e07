import type { Address } from '../address';

export const topicSub = { name: 'topicSub', method: 'POST' } as const satisfies Address;
export const topicSubCancel = { name: 'topicSubCancel', method: 'POST' } as const satisfies Address;
