import type { Address } from '../address';

export const getInviteCode = {
  name: 'getInviteCode',
  service: 'amuc',
  path: '/invitecode/getInviteCode',
} as const satisfies Address;
export const codeImeiRecord = {
  name: 'codeImeiRecord',
  service: 'amuc',
  path: '/invitecode/codeImeiRecord',
} as const satisfies Address;
