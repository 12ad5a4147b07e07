import { circlePostsQuery, memberPostsQuery } from '@touch/api/posts';
import type { QueryCache } from '@touch/outside/queryCache';
import { withoutOwn } from './withoutOwn';

/** Takes a deleted post out of the lists that were read. @param circle '0' = a moment @param at epoch ms */
export function forgetPost(cache: QueryCache, id: string, uid: string, circle: string, at: number): void {
  const lists = [memberPostsQuery(uid), circlePostsQuery(circle, false), circlePostsQuery(circle, true)];
  for (const list of lists) withoutOwn(cache, list, id, at);
}
