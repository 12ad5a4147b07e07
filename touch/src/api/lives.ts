import { type Query, queryKey } from '@touch/outside/queryCache';
import type { LiveComing } from './reading/lives';

export type { LiveComing } from './reading/lives';

export const liveComingQuery = (): Query<readonly LiveComing[]> => ({
  key: queryKey('liveComing', {}),
  operation: 'liveComing',
  input: {},
  read: async (data) => (await import('./reading/lives')).readComing(data),
});
