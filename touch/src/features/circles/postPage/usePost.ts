import { useMember } from '@touch/api/member';
import type { Post } from '@touch/api/posts';
import { type QueryResult, useQuery } from '@touch/api/useQuery';
import type { Query } from '@touch/outside/queryCache';
import { useVisit } from '@touch/outside/visit';
import { useEffect, useRef } from 'react';

/** The post; a page as served is everybody's, so a member loads it again: their own may be under review (F24). */
export function usePost(query: Query<Post>): QueryResult<Post> {
  const { cache } = useVisit();
  const uid = useMember()?.uid;
  const latest = useRef(query);
  latest.current = query;
  const { key } = query;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another post loads with its own key
  useEffect(() => {
    if (uid !== undefined) void cache.load(latest.current);
  }, [cache, key, uid]);
  return useQuery(query);
}
