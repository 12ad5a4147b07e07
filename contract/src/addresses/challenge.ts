import type { Address } from '../address';

export const verifyCode = {
  name: 'verifyCode',
  service: 'amuc',
  path: '/vote/verifyCode',
} as const satisfies Address;
export const verifyText = {
  name: 'verifyText',
  service: 'amuc',
  path: '/vote/verifyText',
} as const satisfies Address;
