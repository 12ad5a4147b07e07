import type { Address } from '../address';

export const circleDetail = {
  name: 'circleDetail',
  service: 'nis',
  path: '/circle/detail',
} as const satisfies Address;
export const circleList = {
  name: 'circleList',
  service: 'nis',
  path: '/circle/list',
} as const satisfies Address;
export const joinCircle = {
  name: 'joinCircle',
  service: 'nis',
  path: '/circle/join',
  method: 'POST',
} as const satisfies Address;
