import type { Address } from '../address';

export const voteTicket = {
  name: 'voteTicket',
  service: 'amuc',
  path: '/vote/ticket',
} as const satisfies Address;
export const voteResult = { name: 'voteResult', method: 'POST' } as const satisfies Address;
