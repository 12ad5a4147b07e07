import type { RankPeriod } from '@contract/participation/codes';
import { Status } from '@contract/statuses';
import { type Query, type QueryCache, queryKey } from '@touch/outside/queryCache';
import type { RankRow } from './reading/ranks';

export type { RankRow } from './reading/ranks';

/** Accounts by influence, best first (wire g28). @param uid uid of the reader, '' for a visitor: the rows say what they may do */
export const xyRankQuery = (type: RankPeriod, uid: string): Query<readonly RankRow[]> => {
  const input = uid === '' ? { type } : { type, userID: uid };
  return {
    key: queryKey('xyRank', input),
    operation: 'xyRank',
    input,
    read: async (data) => (await import('./reading/ranks')).readRank(data),
  };
};

/** Votes for an account; a second vote on the same day changes nothing (wire g29). @returns what went wrong; undefined = done */
export async function hitXyBulletin(
  cache: QueryCache,
  id: number,
): Promise<{ readonly message: string } | undefined> {
  const answer = await cache.call('hitXyBulletin', { id });
  if (answer?.status === Status.data) return undefined;
  return { message: answer?.message ?? '' };
}
