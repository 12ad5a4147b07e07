import type { Address } from '../address';

export const memberInfo = {
  name: 'memberInfo',
  service: 'amuc',
  path: '/member/info',
  method: 'POST',
} as const satisfies Address;
export const userInfo = {
  name: 'userInfo',
  service: 'amuc',
  path: '/member/userInfo',
} as const satisfies Address;
export const userDetail = {
  name: 'userDetail',
  service: 'nis',
  path: '/user/detail',
} as const satisfies Address;
