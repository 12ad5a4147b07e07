import type { Address } from '../address';

export const registrationDetail = {
  name: 'registrationDetail',
  service: 'nis',
  path: '/activity/registration',
} as const satisfies Address;
