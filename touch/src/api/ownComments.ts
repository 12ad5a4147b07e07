import { Status } from '@contract/statuses';
import { type ListQuery, type QueryCache, queryKey } from '@touch/outside/queryCache';
import type { OwnComment } from './reading/ownComments';

export type { CommentStatus, OwnComment } from './reading/ownComments';

const OPERATION = 'myDiscuss';

/** All that a member said here, the newest first, whatever became of it (wire n20). */
export const myDiscussQuery = (uid: string): ListQuery<OwnComment> => ({
  key: `${queryKey(OPERATION, {})}#${uid}`,
  operation: OPERATION,
  input: {},
  read: async (data) => (await import('./reading/ownComments')).readOwnComments(data),
  keyOf: ({ id }) => id,
  next: (page, last) => (last ? { afterOrder: last.id } : { page }),
});

/** The member's latest comments; undefined if the network failed. */
export async function fetchNewestOwnComments(cache: QueryCache): Promise<readonly OwnComment[] | undefined> {
  const answer = await cache.call(OPERATION, {});
  if (!answer) return undefined;
  if (answer.status !== Status.data) return [];
  return (await import('./reading/ownComments')).readOwnComments(answer.data).items;
}
