import type { Address } from '../address';

export const recordVoteCountAndLog = {
  name: 'recordVoteCountAndLog',
  service: 'amuc',
  path: '/vote/recordVoteCountAndLog',
  method: 'POST',
} as const satisfies Address;
