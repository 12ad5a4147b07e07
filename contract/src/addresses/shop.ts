import type { Address } from '../address';

export const productDetail = {
  name: 'productDetail',
  service: 'nis',
  path: '/product/detail',
} as const satisfies Address;
export const productList = {
  name: 'productList',
  service: 'nis',
  path: '/product/list',
} as const satisfies Address;
export const exchangeProduct = {
  name: 'exchangeProduct',
  service: 'nis',
  path: '/product/exchange',
  method: 'POST',
} as const satisfies Address;
export const productMine = {
  name: 'productMine',
  service: 'nis',
  path: '/product/mine',
} as const satisfies Address;
