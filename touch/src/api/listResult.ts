import type { ListQueryResult, QueryResult } from './useQuery';

/** A list as the result of one query: all rows that are loaded, or empty where it has none and nothing follows. */
export function listResult<T>(list: ListQueryResult<T>): QueryResult<readonly T[]> {
  const { state, message, refresh: retry } = list;
  if (state === 'loading') return { state };
  if (state === 'failed') return { state, message, retry };
  const rows = list.pages.flat();
  return rows.length === 0 && !list.hasMore ? { state: 'empty' } : { state: 'ready', value: rows };
}
