import { type ListQuery, queryKey } from '@touch/outside/answers';
import type { OwnComment } from './reading/ownComments';

export type { Fate, OwnComment } from './reading/ownComments';

/** All that a member said here, the newest first, whatever became of it (wire n20). */
export const myDiscussQuery = (uid: string): ListQuery<OwnComment> => ({
  key: `${queryKey('myDiscuss', {})}#${uid}`,
  operation: 'myDiscuss',
  input: {},
  read: async (data) => (await import('./reading/ownComments')).readOwnComments(data),
  keyOf: ({ id }) => id,
  next: (page, last) => (last ? { afterOrder: last.id } : { page }),
});
