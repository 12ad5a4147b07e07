import type { Address } from '../address';

export const noticeDetail = {
  name: 'noticeDetail',
  service: 'nis',
  path: '/notice/detail',
} as const satisfies Address;
