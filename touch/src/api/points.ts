import * as operations from '@contract/points';
import { at } from '@touch/outside/member/addresses';
import { type ListQuery, type Query, queryKey } from '@touch/outside/queryCache';
import type { PointsChange, PointsSum } from './reading/shop';

export type { PointsChange, PointsDay, PointsRule, PointsSum } from './reading/shop';

const myDayScoreStsName = at(operations.myDayScoreSts);
const myScoreListName = at(operations.myScoreList);

/** A member's points: the sum, today's, those of the last thirty days (wire g69). */
export const myDayScoreStsQuery = (uid: string): Query<PointsSum> => ({
  key: `${queryKey(myDayScoreStsName, {})}#${uid}`,
  operation: myDayScoreStsName,
  input: {},
  read: async (data) => (await import('./reading/shop')).readPointsSum(data),
});

/** Every change of one day, newest first (wire g70). @param date as myDayScoreSts writes it */
export const myScoreListQuery = (uid: string, date: string): ListQuery<PointsChange> => ({
  key: `${queryKey(myScoreListName, { date })}#${uid}`,
  operation: myScoreListName,
  input: { date },
  read: async (data) => (await import('./reading/shop')).readPointsChanges(data),
  keyOf: ({ id }) => String(id),
  next: (page) => ({ page }),
});
