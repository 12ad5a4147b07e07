import * as operations from '@contract/circles';
import { Status } from '@contract/statuses';
import { at } from '@touch/outside/member/addresses';
import { type ListQuery, type Query, type QueryCache, queryKey } from '@touch/outside/queryCache';
import type { Circle } from './reading/circles';

export type { Circle } from './reading/circles';

const circleDetailName = at(operations.circleDetail);
const circleListName = at(operations.circleList);
const joinCircleName = at(operations.joinCircle);

export const circleDetailQuery = (id: string): Query<Circle> => ({
  key: queryKey('circleDetail', { id }),
  operation: circleDetailName,
  input: { id },
  read: async (data) => (await import('./reading/circles')).readCircle(data),
});

/** All circles, in the newsroom's order. */
export const circleListQuery = (): ListQuery<Circle> => ({
  key: queryKey('circleList', {}),
  operation: circleListName,
  input: {},
  read: async (data) => (await import('./reading/circles')).readCirclePage(data),
  keyOf: ({ id }) => id,
  next: (page) => ({ page }),
});

/** Joins or leaves (wire n4). @returns what went wrong; undefined = done */
export async function joinCircle(
  cache: QueryCache,
  id: string,
  isMember: boolean,
): Promise<{ readonly message: string } | undefined> {
  const answer = await cache.call(joinCircleName, { id, ...(isMember ? {} : { cancel: 1 }) });
  if (answer?.status === Status.data) return undefined;
  return { message: answer?.message ?? '' };
}
