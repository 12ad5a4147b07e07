import { type Query, queryKey } from '@touch/outside/queryCache';
import type { Activity, PublicEntry } from './reading/activityDetail';

export type { Activity, PublicEntry, SignField } from './reading/activityDetail';

/** An activity (wire g19). @param uid the member who asks: their answer says whether they take part; absent for everybody */
export const activityDetailQuery = (fileId: string, uid?: string): Query<Activity> => {
  const input = { fileId, userID: uid };
  return {
    key: queryKey('activityDetail', input),
    operation: 'activityDetail',
    input,
    read: async (data) => (await import('./reading/activityDetail')).readActivity(data),
  };
};

/** The newest participants (wire g20). */
export const entryListQuery = (fileId: string): Query<readonly PublicEntry[]> => ({
  key: queryKey('entryList', { fileId }),
  operation: 'entryList',
  input: { fileId },
  read: async (data) => (await import('./reading/activityDetail')).readEntries(data),
});
