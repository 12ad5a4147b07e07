import type { Address } from '../address';

export const activityVerify = {
  name: 'activityVerify',
  service: 'nis',
  path: '/activity/verify',
  method: 'POST',
} as const satisfies Address;
