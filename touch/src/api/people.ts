import * as operations from '@contract/leaders';
import { at } from '@touch/outside/member/addresses';
import type { ListQuery, Query } from '@touch/outside/queryCache';
import { queryKey } from '@touch/outside/queryCache';
import type { ArticleRow } from './articles';
import { pagedArticles } from './articles';
import type { Leader, Reporter } from './reading/people';

export type { Leader, Reporter } from './reading/people';

const leaderName = at(operations.leader);

/**
 * A reporter's card.
 * @param follower uid of the member, '' for the device of a visitor: then `isFollow` is theirs
 */
export function authorInfoQuery(id: string, follower?: string): Query<Reporter> {
  const input = { id };
  const key = queryKey('authorInfo', input);
  return {
    key: follower === undefined ? key : `${key}#${follower}`,
    operation: 'authorInfo',
    input,
    read: async (data) => (await import('./reading/people')).readReporter(data),
  };
}

/** A leader or figure, with their résumé. */
export const leaderQuery = (id: string): Query<Leader> => ({
  key: queryKey('leader', { id }),
  operation: leaderName,
  input: { id },
  read: async (data) => (await import('./reading/people')).readLeader(data),
});

/** Articles by a reporter or about a leader, newest first. */
export const reporterArticlesQuery = (id: string): ListQuery<ArticleRow> => ({
  ...pagedArticles('reporterArticles', { id }),
  next: (page, last) => (last ? { afterOrder: last.iorder } : { page }),
});
