import type { Query } from '@touch/outside/queryCache';
import { queryKey } from '@touch/outside/queryCache';

/** The rules of the influence rank as HTML (wire S18); they are long, so the page's configuration leaves them out. */
export const rankRulesQuery = (): Query<string> => ({
  key: `${queryKey('getConfig', {})}#xyRules`,
  operation: 'getConfig',
  input: {},
  read: async (data) => (await import('./reading/rankRules')).readRankRules(data),
});
