import type { Address } from '../address';

export const uploadAccessToken = {
  name: 'uploadAccessToken',
  service: 'mam',
  method: 'POST',
  encoding: 'json',
} as const satisfies Address;
export const minioUpload = {
  name: 'minioUpload',
  service: 'minio',
  path: '/upload',
  method: 'POST',
  encoding: 'multipart',
} as const satisfies Address;
export const consolidatedResults = {
  name: 'consolidatedResults',
  service: 'mam',
  method: 'POST',
  encoding: 'json',
} as const satisfies Address;
export const uploadDone = {
  name: 'uploadDone',
  service: 'mam',
  method: 'POST',
  encoding: 'json',
} as const satisfies Address;
