import { type ListQuery, type Query, queryKey } from '@touch/outside/queryCache';
import type { Account } from './reading/accounts';
import type { Column } from './reading/columns';

/** The accounts a person follows (wire x12). @param uid uid of the member, '' for the device of a visitor */
export const subcribeXYQuery = (uid: string): ListQuery<Account> => ({
  key: `${queryKey('subcribeXY', {})}#${uid}`,
  operation: 'subcribeXY',
  input: {},
  read: async (data) => (await import('./reading/accounts')).readAccounts(data),
  keyOf: ({ xyID }) => String(xyID),
  next: (page) => ({ page }),
});

/** The columns a person follows, the one followed last first. */
export const followedColumnsQuery = (uid: string): Query<readonly Column[]> => {
  const input = { mine: 1 };
  return {
    key: `${queryKey('getSubcribeCols', input)}#${uid}`,
    operation: 'getSubcribeCols',
    input,
    read: async (data) => (await import('./reading/columns')).readColumns(data),
  };
};

/** Which of some accounts a person follows (wire g63). */
export const followedAccountsQuery = (ids: readonly number[], uid: string): Query<readonly number[]> => {
  const input = { ids: ids.join(',') };
  return {
    key: `${queryKey('getStatusXys', input)}#${uid}`,
    operation: 'getStatusXys',
    input,
    read: async (data) => (await import('./reading/accounts')).readFollowedIds(data),
  };
};
