import { type VoteAddress, type VoteInfo, voteInfoQuery } from '@touch/api/activityVote/activityVotes';
import { useMember } from '@touch/api/member/member';
import { type QueryResult, useQuery } from '@touch/api/useQuery';
import { useVisit } from '@touch/outside/visit';
import { useEffect, useRef } from 'react';

/** The vote; a page as served is everybody's, so the browser asks again for what its reader has chosen and has left. */
export function useVoteInfo(address: VoteAddress): QueryResult<VoteInfo> {
  const { cache } = useVisit();
  const uid = useMember()?.uid;
  const query = voteInfoQuery(address);
  const latest = useRef(query);
  latest.current = query;
  const { key } = query;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another vote loads with its own key, another reader has other ballots
  useEffect(() => {
    void cache.load(latest.current);
  }, [cache, key, uid]);
  return useQuery(query);
}
