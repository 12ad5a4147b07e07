import { KindNumber } from '@contract/codes';
import { type Query, queryKey } from '@touch/outside/answers';
import type { Comment } from './reading/comments';

export type { Comment, Reply } from './reading/comments';

function commentsQuery(operation: string, id: string): Query<readonly Comment[]> {
  const input = { id, source: KindNumber.source.article };
  return {
    key: queryKey(operation, input),
    operation,
    input,
    read: async (data) => (await import('./reading/comments')).readComments(data),
  };
}

/** What readers liked best of an article's comments; how many, says the site (`countHot`). */
export const discussHotQuery = (id: string) => commentsQuery('discussHot', id);

/** The first page of an article's comments, newest first. */
export const discussViewQuery = (id: string) => commentsQuery('discussView', id);
