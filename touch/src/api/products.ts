import * as operations from '@contract/products';
import { at } from '@touch/outside/member/addresses';
import { type ListQuery, type Query, queryKey } from '@touch/outside/queryCache';
import type { Product, Redemption } from './reading/shop';

export type { Product, Redemption } from './reading/shop';

const productDetailName = at(operations.productDetail);
const productListName = at(operations.productList);
const productMineName = at(operations.productMine);

export const productDetailQuery = (id: string): Query<Product> => ({
  key: queryKey(productDetailName, { id }),
  operation: productDetailName,
  input: { id },
  read: async (data) => (await import('./reading/shop')).readProduct(data),
});

export const productListQuery = (): ListQuery<Product> => ({
  key: queryKey(productListName, {}),
  operation: productListName,
  input: {},
  read: async (data) => (await import('./reading/shop')).readProducts(data),
  keyOf: ({ id }) => String(id),
  next: (page) => ({ page }),
});

/** A member's redemptions, newest first; cached under the member's uid. */
export const productMineQuery = (uid: string): ListQuery<Redemption> => ({
  key: `${queryKey(productMineName, {})}#${uid}`,
  operation: productMineName,
  input: {},
  read: async (data) => (await import('./reading/shop')).readRedemptions(data),
  keyOf: ({ id }) => String(id),
  next: (page) => ({ page }),
});
