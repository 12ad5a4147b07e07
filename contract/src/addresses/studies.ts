import type { Address } from '../address';

export const studyDetail = {
  name: 'studyDetail',
  service: 'nis',
  path: '/study/detail',
} as const satisfies Address;
export const dataRead = {
  name: 'dataRead',
  service: 'nis',
  path: '/data/read',
  method: 'POST',
  encoding: 'json',
} as const satisfies Address;
