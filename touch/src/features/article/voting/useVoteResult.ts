import { fetchVoteResult, type VoteResult } from '@touch/api/votes';
import { useVisit } from '@touch/outside/visit';
import { useCallback, useState } from 'react';

/** The result of a vote. It is loaded when a reader looks at it. */
export function useVoteResult(id: string) {
  const { cache } = useVisit();
  const [result, setResult] = useState<VoteResult>();
  const [isLost, setLost] = useState(false);
  const load = useCallback(async () => {
    const loaded = await fetchVoteResult(cache, id);
    if (loaded) setResult(loaded);
    setLost(!loaded);
  }, [cache, id]);
  return { result, isLost, load };
}
