import { KindNumber } from '@contract/codes';
import * as operations from '@contract/favourites';
import { PAGE_SIZE } from '@contract/limits';
import type { Answer } from '@contract/render';
import { Status } from '@contract/statuses';
import { at } from '@touch/outside/member/addresses';
import { type ListQuery, type QueryCache, queryKey } from '@touch/outside/queryCache';
import type { Favourite } from './reading/favourites';

export type { Favourite } from './reading/favourites';

const favName = at(operations.fav);
const favCancelName = at(operations.favCancel);
const myFavName = at(operations.myFav);

export interface FavouriteTarget {
  readonly id: string;
  /** KindNumber.fav; an article where nothing is said. */
  readonly type?: number;
}

/** Puts something among the member's favourites, or takes it back (wire o2, x5); undefined if the network failed. */
export const changeFavourite = (
  cache: QueryCache,
  { id, type = KindNumber.fav.article }: FavouriteTarget,
  isFavourite: boolean,
): Promise<Answer | undefined> =>
  isFavourite
    ? cache.call(favName, { articleID: id, type })
    : cache.call(favCancelName, { articleID: id, type, cancel: 1 });

/** True if it is a favourite of the member; undefined if the call failed. */
export async function hasFavourite(
  cache: QueryCache,
  { id, type = KindNumber.fav.article }: FavouriteTarget,
): Promise<boolean | undefined> {
  const answer = await cache.call('hasFav', { articleID: id, type });
  if (answer?.status !== Status.data) return undefined;
  const { data } = answer;
  // in the envelope it is text in an object (wire W4)
  const value = typeof data === 'object' && data !== null && 'value' in data ? data.value : data;
  return value === true || value === 'true';
}

/**
 * The member's favourites, newest first. @param uid part of the key: another member's list is never shown
 * @param removedCount how many of those shown were taken back since: those behind have moved up (wire W12)
 */
export const myFavQuery = (uid: string, removedCount: () => number): ListQuery<Favourite> => ({
  key: `${queryKey(myFavName, {})}#${uid}`,
  operation: myFavName,
  input: {},
  read: async (data) => (await import('./reading/favourites')).readFavourites(data),
  keyOf: ({ type, articleID }) => `${type}/${articleID}`,
  next: (page) => ({ rowNumber: Math.max(0, page * PAGE_SIZE - (page > 0 ? removedCount() : 0)) }),
});
