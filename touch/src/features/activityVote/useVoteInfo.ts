import { type VoteAddress, type VoteInfo, voteInfoQuery } from '@touch/api/activityVotes';
import { type QueryResult, useQuery } from '@touch/api/useQuery';
import { useVisit } from '@touch/outside/visit';
import { useFirstTouch } from './useFirstTouch';

/** The vote; a page as served is everybody's, so the browser asks again for the reader's own choices and rest. */
export function useVoteInfo(address: VoteAddress): QueryResult<VoteInfo> {
  const { cache } = useVisit();
  const query = voteInfoQuery(address);
  useFirstTouch(query.key, () => cache.load(query));
  return useQuery(query);
}
