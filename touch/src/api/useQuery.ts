import type { Entry, ListQuery, ListValue, Query, QueryCache } from '@touch/outside/queryCache';
import { useVisit } from '@touch/outside/visit';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';

export type QueryResult<T> =
  | { readonly state: 'loading' | 'empty' }
  | { readonly state: 'failed'; readonly message: string; readonly retry: () => void }
  | { readonly state: 'ready'; readonly value: T };

function useEntry(key: string, load: () => void): Entry | undefined {
  const { cache } = useVisit();
  const subscribe = useCallback((changed: () => void) => cache.subscribe(key, changed), [cache, key]);
  const peek = () => cache.peek(key);
  const entry = useSyncExternalStore(subscribe, peek, peek);
  useEffect(() => {
    if (!cache.peek(key)) load();
  }, [cache, key, load]);
  return entry;
}

/** The same query object while its key stays; callers make a new one at each render. */
function useStableQuery<Q extends { readonly key: string }>(query: Q): Q {
  const [same, setSame] = useState(query);
  if (same.key === query.key) return same;
  setSame(query);
  return query;
}

/** One value; loads it unless it is cached. */
export function useQuery<T>(request: Query<T>): QueryResult<T> {
  const { cache } = useVisit();
  const query = useStableQuery(request);
  const load = useCallback(() => void cache.load(query), [cache, query]);
  const entry = useEntry(query.key, load);
  if (entry?.state === 'ready') return { state: 'ready', value: typedValue<T>(entry) };
  if (entry?.state === 'failed') return { ...entry, retry: load };
  return { state: entry?.state ?? 'loading' };
}

export interface ListQueryResult<T, Around = unknown> {
  readonly extras: Around | undefined;
  readonly state: 'loading' | 'empty' | 'failed' | 'ready';
  readonly pages: readonly (readonly T[])[];
  readonly hasMore: boolean;
  readonly more: ListValue<T>['more'];
  readonly message: string;
  readonly loadMore: () => void;
  /** Reloads the first page; resolves when it is loaded or has failed. */
  readonly refresh: () => Promise<unknown>;
}

/** A list, page by page; loads the first page unless it is cached. */
export function useListQuery<T, Around>(request: ListQuery<T, Around>): ListQueryResult<T, Around> {
  const { cache } = useVisit();
  const list = useStableQuery(request);
  const refresh = useCallback(() => cache.loadList(list), [cache, list]);
  const load = useCallback(() => void refresh(), [refresh]);
  const loadMore = useCallback(() => void cache.loadMore(list), [cache, list]);
  const entry = useEntry(list.key, load);
  const value = entry?.state === 'ready' ? typedValue<ListValue<T, Around>>(entry) : undefined;
  return {
    state: entry?.state ?? 'loading',
    extras: value?.extras,
    pages: value?.pages ?? [],
    hasMore: value?.hasMore ?? false,
    more: value?.more ?? 'idle',
    message: entry?.state === 'failed' ? entry.message : '',
    loadMore,
    refresh,
  };
}

/** The cached value, for `load` and `head`; undefined while loading, empty or failed. */
export const cachedValue = <T>(cache: QueryCache, query: Query<T>): T | undefined => cache.getValue(query);

export const cachedList = <T, Extras>(
  cache: QueryCache,
  { key }: ListQuery<T, Extras>,
): ListValue<T, Extras> | undefined => cache.getList(key);

const isSettled = (entry: Entry | undefined): boolean => entry?.state === 'ready' || entry?.state === 'empty';

/** Loads unless the cache has a value: a reader who comes back finds the page as they left it (A10). */
export const ensureLoaded = async <T>(cache: QueryCache, query: Query<T>): Promise<void> => {
  if (!isSettled(cache.peek(query.key))) await cache.load(query);
};

export const ensureListLoaded = async <T>(cache: QueryCache, list: ListQuery<T>): Promise<void> => {
  if (!isSettled(cache.peek(list.key))) await cache.loadList(list);
};

/** Restores a cached value's type: its key is made from the operation that read it. */
const typedValue = <T>(entry: { value: unknown }): T => entry.value as T;
