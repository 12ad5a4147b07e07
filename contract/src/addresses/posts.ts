import type { Address } from '../address';

export const postList = { name: 'postList', service: 'nis', path: '/post/list' } as const satisfies Address;
export const postDetail = {
  name: 'postDetail',
  service: 'nis',
  path: '/post/detail',
} as const satisfies Address;
export const momentsDetail = {
  name: 'momentsDetail',
  service: 'nis',
  path: '/moments/detail',
} as const satisfies Address;
