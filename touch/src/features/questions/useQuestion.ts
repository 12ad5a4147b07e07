import { useMember } from '@touch/api/member';
import type { QaQuestion } from '@touch/api/questions';
import { type QueryResult, useQuery } from '@touch/api/useQuery';
import type { Query } from '@touch/outside/queryCache';
import { useVisit } from '@touch/outside/visit';
import { useEffect, useRef } from 'react';

/** The question; a page as served is everybody's, so a member loads it again: their own may be under review (F17). */
export function useQuestion(query: Query<QaQuestion>): QueryResult<QaQuestion> {
  const { cache } = useVisit();
  const uid = useMember()?.uid;
  const latest = useRef(query);
  latest.current = query;
  const { key } = query;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question loads with its own key
  useEffect(() => {
    if (uid !== undefined) void cache.load(latest.current);
  }, [cache, key, uid]);
  return useQuery(query);
}
