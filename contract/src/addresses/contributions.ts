import type { Address } from '../address';

export const tipoff = { name: 'tipoff', method: 'POST' } as const satisfies Address;
export const tipoffMine = {
  name: 'tipoffMine',
  service: 'nis',
  path: '/tipoff/mine',
} as const satisfies Address;
export const inputArticleList = { name: 'inputArticleList', service: 'nis' } as const satisfies Address;
export const inputArticleDetail = { name: 'inputArticleDetail', service: 'nis' } as const satisfies Address;
export const saveInputArticle = {
  name: 'saveInputArticle',
  service: 'nis',
  path: '/inputArticle/save',
  method: 'POST',
} as const satisfies Address;
export const seekArticleDetail = {
  name: 'seekArticleDetail',
  service: 'nis',
  path: '/seekArticle/detail',
} as const satisfies Address;
