import * as address from '@contract/addresses/favourites';
import { KindNumber } from '@contract/codes';
import { PAGE_SIZE } from '@contract/limits';
import type { Answer } from '@contract/render';
import { Status } from '@contract/statuses';
import { at } from '@touch/outside/addresses';
import { type Answers, type ListQuery, queryKey } from '@touch/outside/answers';
import type { Favourite } from './reading/favourites';

export type { Favourite } from './reading/favourites';

const favName = at(address.fav);
const favCancelName = at(address.favCancel);
const myFavName = at(address.myFav);

export interface Kept {
  readonly id: string;
  /** KindNumber.fav; an article where nothing is said. */
  readonly type?: number;
}

/** Puts something among the member's favourites, or takes it back (wire o2, x5); undefined where the line failed. */
export const changeFavourite = (
  answers: Answers,
  { id, type = KindNumber.fav.article }: Kept,
  wanted: boolean,
): Promise<Answer | undefined> =>
  wanted
    ? answers.ask(favName, { articleID: id, type })
    : answers.ask(favCancelName, { articleID: id, type, cancel: 1 });

/** Whether the member keeps an article; undefined where nobody knows. */
export async function hasFavourite(answers: Answers, id: string): Promise<boolean | undefined> {
  const answer = await answers.ask('hasFav', { articleID: id, type: KindNumber.fav.article });
  if (answer?.status !== Status.data) return undefined;
  const { data } = answer;
  // in the envelope it is text in an object (wire W4)
  const said = typeof data === 'object' && data !== null && 'value' in data ? data.value : data;
  return said === true || said === 'true';
}

/**
 * What a member keeps, what he kept last first. @param uid his own: another one's is never shown in its place
 * @param taken how many of those shown were taken back since: those behind have moved up (wire W12)
 */
export const myFavQuery = (uid: string, taken: () => number): ListQuery<Favourite> => ({
  key: `${queryKey(myFavName, {})}#${uid}`,
  operation: myFavName,
  input: {},
  read: async (data) => (await import('./reading/favourites')).readFavourites(data),
  keyOf: ({ type, articleID }) => `${type}/${articleID}`,
  next: (page) => ({ rowNumber: Math.max(0, page * PAGE_SIZE - (page > 0 ? taken() : 0)) }),
});
