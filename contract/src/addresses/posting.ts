import type { Address } from '../address';

export const createPost = {
  name: 'createPost',
  service: 'nis',
  path: '/post/create',
  method: 'POST',
} as const satisfies Address;
