import { ACCOUNT_CATALOGUE } from '@contract/codes';
import { PAGE_SIZE } from '@contract/limits';
import { type ListQuery, type Query, queryKey } from '@touch/outside/queryCache';
import type { Account, AccountCategory, AccountProfile } from './reading/accounts';

export type { Account, AccountCategory, AccountProfile } from './reading/accounts';

/** An account that may be shown (F26). */
export const getXyInfoQuery = (id: number): Query<AccountProfile> => ({
  key: queryKey('getXyInfo', { id }),
  operation: 'getXyInfo',
  input: { id },
  read: async (data) => (await import('./reading/accounts')).readProfile(data),
});

/** The catalogue of accounts. */
export const getCatsQuery = (): Query<readonly AccountCategory[]> => {
  const input = { code: ACCOUNT_CATALOGUE };
  return {
    key: queryKey('getCats', input),
    operation: 'getCats',
    input,
    read: async (data) => (await import('./reading/accounts')).readCats(data),
  };
};

/** The categories below one of the first level. */
export const getSubCatsQuery = (catID: number): Query<readonly AccountCategory[]> => {
  const input = { catID, code: ACCOUNT_CATALOGUE };
  return {
    key: queryKey('getSubCats', input),
    operation: 'getSubCats',
    input,
    read: async (data) => (await import('./reading/accounts')).readCats(data),
  };
};

/** Accounts that the newsroom recommends. */
export const recommendXysQuery = (): Query<readonly Account[]> => ({
  key: queryKey('recommendXys', {}),
  operation: 'recommendXys',
  input: {},
  read: async (data) => (await import('./reading/accounts')).readAccounts(data).items,
});

/** The accounts of a category that may be shown. */
export const getCatXysQuery = (id: number): ListQuery<Account> => ({
  key: queryKey('getCatXys', { id }),
  operation: 'getCatXys',
  input: { id },
  read: async (data) => (await import('./reading/accounts')).readCatXys(data),
  keyOf: ({ xyID }) => String(xyID),
  next: (page) => ({ start: page * PAGE_SIZE, count: PAGE_SIZE }),
});
