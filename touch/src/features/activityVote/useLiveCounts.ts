import type { VoteResult } from '@touch/api/ballots/voteResult';
import { useVisit } from '@touch/outside/visit';
import { useCallback, useEffect, useState } from 'react';

/** Between two requests of a page in view, ms. */
const INTERVAL_MS = 15_000;

export interface LiveCounts {
  /** Votes by option; undefined until they are known. */
  readonly result: VoteResult | undefined;
  readonly refresh: () => void;
}

/** Counts of a running vote, requested again while the page is in view. */
export function useLiveCounts(voteId: string, isLive: boolean): LiveCounts {
  const { cache } = useVisit();
  const [result, setResult] = useState<VoteResult>();
  const refresh = useCallback(() => {
    const loaded = import('@touch/api/ballots/voteResult').then(({ fetchVoteResult }) =>
      fetchVoteResult(cache, voteId),
    );
    loaded.then(
      (next) => {
        if (next) setResult(next);
      },
      // The code did not load: the counts of the list stay.
      () => undefined,
    );
  }, [cache, voteId]);
  useEffect(() => {
    if (!isLive) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') refresh();
    }, INTERVAL_MS);
    return () => clearInterval(timer);
  }, [isLive, refresh]);
  return { result, refresh };
}
