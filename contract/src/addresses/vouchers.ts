import type { Address } from '../address';

export const getActivityVoucher = {
  name: 'getActivityVoucher',
  service: 'nis',
  path: '/activity/voucher',
  method: 'POST',
} as const satisfies Address;
export const withdrawRegistration = {
  name: 'withdrawRegistration',
  service: 'nis',
  path: '/activity/withdraw',
  method: 'POST',
} as const satisfies Address;
