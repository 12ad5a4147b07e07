import {
  type AccountCategory,
  getCatsQuery,
  getCatXysQuery,
  getSubCatsQuery,
  recommendXysQuery,
} from '@touch/api/accounts';
import { cachedList, cachedValue, ensureListLoaded, ensureLoaded } from '@touch/api/useQuery';
import { columnNumber } from '@touch/features/lists/columnById';
import type { PathValues } from '@touch/lib/paths';
import type { QueryCache } from '@touch/outside/queryCache';

/** A category and the one of the first level that it belongs to; the same where it is of the first level itself. */
export interface Place {
  readonly top: AccountCategory;
  readonly shown: AccountCategory;
}

/** Number of the category in the address; undefined = the first level, 0 = none that could exist. */
export const categoryId = ({ id }: PathValues): number | undefined => (id ? columnNumber(id) : undefined);

/** Place of a category of the first level; without a number the first one's. */
export function placeAtTop(
  categories: readonly AccountCategory[],
  id: number | undefined,
): Place | undefined {
  const top = id === undefined ? categories[0] : categories.find(({ catID }) => catID === id);
  return top && { top, shown: top };
}

/** Place of a category, as far as the cache knows it. */
export function cachedPlace(cache: QueryCache, id: number | undefined): Place | undefined {
  const categories = cachedValue(cache, getCatsQuery()) ?? [];
  const below = categories.flatMap((top) =>
    (cachedValue(cache, getSubCatsQuery(top.catID)) ?? []).map((shown) => ({ top, shown })),
  );
  return placeAtTop(categories, id) ?? below.find(({ shown }) => shown.catID === id);
}

/** True once every level is read and has no such category. */
export function isUnknown(cache: QueryCache, id: number | undefined): boolean {
  const categories = cachedValue(cache, getCatsQuery());
  if (id === undefined || !categories || cachedPlace(cache, id)) return false;
  return id === 0 || categories.every(({ catID }) => cachedValue(cache, getSubCatsQuery(catID)));
}

/** Loads the category of an address with its accounts; a category without any, the recommended ones. */
export async function loadCategory(cache: QueryCache, id: number | undefined): Promise<void> {
  await ensureLoaded(cache, getCatsQuery());
  const categories = cachedValue(cache, getCatsQuery()) ?? [];
  const top = placeAtTop(categories, id)?.top;
  // The wire does not say what a category belongs to.
  const parents = top ? [top] : id ? categories : [];
  await Promise.all(parents.map(({ catID }) => ensureLoaded(cache, getSubCatsQuery(catID))));
  const place = cachedPlace(cache, id);
  if (place) await ensureListLoaded(cache, getCatXysQuery(place.shown.catID));
  if (place ? hasNone(cache, place.shown) : id === undefined) await ensureLoaded(cache, recommendXysQuery());
}

/** True once the category is read and has no account that may be shown. */
function hasNone(cache: QueryCache, { catID }: AccountCategory): boolean {
  const query = getCatXysQuery(catID);
  if (cache.peek(query.key)?.state === 'empty') return true;
  return cachedList(cache, query)?.pages.every((page) => page.length === 0) ?? false;
}
