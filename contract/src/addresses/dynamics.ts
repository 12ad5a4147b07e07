import type { Address } from '../address';

export const dynamicList = {
  name: 'dynamicList',
  service: 'nis',
  path: '/dynamic/list',
} as const satisfies Address;
export const dynamicDetail = {
  name: 'dynamicDetail',
  service: 'nis',
  path: '/dynamic/detail',
} as const satisfies Address;
