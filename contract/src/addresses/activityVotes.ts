import type { Address } from '../address';

const service = 'amuc';

export const voteInfo = { name: 'voteInfo', service, path: '/vote/info' } as const satisfies Address;
export const voteOptions = { name: 'voteOptions', service, path: '/vote/options' } as const satisfies Address;
export const optionInfo = {
  name: 'optionInfo',
  service,
  path: '/vote/optionInfo',
} as const satisfies Address;
export const infoByOptName = {
  name: 'infoByOptName',
  service,
  path: '/vote/infoByOptName',
} as const satisfies Address;
export const voteAccessCount = {
  name: 'voteAccessCount',
  service,
  path: '/vote/accessCount',
} as const satisfies Address;
