import { type ListQuery, type Query, queryKey } from '@touch/outside/queryCache';
import type { Leader, LeaderCategory } from './reading/leaders';

export type { Leader, LeaderCategory } from './reading/leaders';

/** Regions and offices that leaders stand under. */
export const leaderCatsQuery = (): Query<readonly LeaderCategory[]> => ({
  key: queryKey('leaderCats', {}),
  operation: 'leaderCats',
  input: {},
  read: async (data) => (await import('./reading/leaders')).readLeaderCats(data),
});

/** Leaders of a region with their newest questions; of all for 0. */
export const catleaderViewQuery = (catID: number): ListQuery<Leader> => {
  const input = { catID, hasQuestions: 1 };
  return {
    key: queryKey('catleaderView', input),
    operation: 'catleaderView',
    input,
    read: async (data) => (await import('./reading/leaders')).readLeaderPage(data),
    keyOf: ({ id }) => String(id),
    next: (page) => ({ page }),
  };
};
