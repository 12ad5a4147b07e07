import type { Address } from '../address';

export const upload = { name: 'upload', method: 'POST', encoding: 'multipart' } as const satisfies Address;
export const uploadPortrait = {
  name: 'uploadPortrait',
  service: 'amuc',
  path: '/member/uploadPortrait',
  method: 'POST',
  encoding: 'multipart',
} as const satisfies Address;
