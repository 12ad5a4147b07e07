import type { Address } from '../address';

export const getAnonymousToken = {
  name: 'getAnonymousToken',
  path: '/tokenHelper/getAnonymousToken',
} as const satisfies Address;
export const refreshAccessToken = {
  name: 'refreshAccessToken',
  path: '/tokenHelper/refreshAccessToken',
  method: 'POST',
} as const satisfies Address;
