import * as operations from '@contract/dynamics';
import { at } from '@touch/outside/member/addresses';
import type { ListQuery, Query } from '@touch/outside/queryCache';
import { queryKey } from '@touch/outside/queryCache';
import type { Dynamic } from './reading/dynamics';

export type { Dynamic } from './reading/dynamics';

const dynamicListName = at(operations.dynamicList);
const dynamicDetailName = at(operations.dynamicDetail);

/** A reporter's dynamics, newest first. @param userID number of the reporter */
export const dynamicListQuery = (userID: string): ListQuery<Dynamic> => ({
  key: queryKey('dynamicList', { userID }),
  operation: dynamicListName,
  input: { userID },
  read: async (data) => (await import('./reading/dynamics')).readDynamicPage(data),
  keyOf: ({ fileId }) => fileId,
  next: (page, last) => (last ? { afterOrder: last.iorder } : { page }),
});

export const dynamicDetailQuery = (id: string): Query<Dynamic> => ({
  key: queryKey('dynamicDetail', { id }),
  operation: dynamicDetailName,
  input: { id },
  read: async (data) => (await import('./reading/dynamics')).readDynamic(data),
});
