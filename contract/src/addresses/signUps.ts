import type { Address } from '../address';

export const activityRegist = {
  name: 'activityRegist',
  service: 'nis',
  path: '/activity/regist',
  method: 'POST',
} as const satisfies Address;
export const changeRegistration = {
  name: 'changeRegistration',
  service: 'nis',
  path: '/activity/change',
  method: 'POST',
} as const satisfies Address;
export const checkEntryRepeatField = {
  name: 'checkEntryRepeatField',
  service: 'nis',
  path: '/activity/checkEntryRepeatField',
} as const satisfies Address;
