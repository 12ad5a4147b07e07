import { getArticlesQuery } from '@touch/api/articles';
import { type Column, getColumnQuery, getColumnsQuery } from '@touch/api/columns';
import { cachedList, cachedValue, ensureListLoaded, ensureLoaded } from '@touch/api/useQuery';
import { isArticleColumn } from '@touch/features/lists/column/columnLayouts';
import { loadColumn } from '@touch/features/lists/column/loadColumn';
import type { Query, QueryCache } from '@touch/outside/queryCache';

/** Which column a home shows, and the columns beside and below it. */
export interface HomePlace {
  readonly columns: readonly Column[];
  /** The tab of the first level. */
  readonly tab: Column;
  /** Tabs of the second level; empty where the column has no children. */
  readonly below: readonly Column[];
  readonly shown: Column;
}

/** A column with children and nothing of its own is only their name: then the first child shows. */
function hasNothing(cache: QueryCache, column: Column): boolean {
  const query = getArticlesQuery(column.columnId);
  if (!isArticleColumn(column.columnStyle)) return false;
  if (cache.peek(query.key)?.state === 'empty') return true;
  const list = cachedList(cache, query);
  if (!list) return false;
  const around = list.extras;
  return (
    !list.pages.some((rows) => rows.length > 0) &&
    (around?.modules.length ?? 0) + (around?.topModule.length ?? 0) === 0
  );
}

/** Reads what has come; undefined as long as the columns are on their way, and for a newsroom that has none. */
export function homePlace(cache: QueryCache, wanted: number | undefined): HomePlace | undefined {
  const columns = cachedValue(cache, getColumnsQuery(0)) ?? [];
  const wantedTab = columns.find(({ columnId }) => columnId === wanted);
  const child = wanted && !wantedTab ? cachedValue(cache, getColumnQuery(wanted)) : undefined;
  const tab = wantedTab ?? columns.find(({ columnId }) => columnId === child?.parentId) ?? columns[0];
  if (!tab) return undefined;
  const children = cachedValue(cache, getColumnsQuery(tab.columnId)) ?? [];
  if (children.length === 0) return { columns, tab, below: [], shown: tab };
  const nothing = hasNothing(cache, tab);
  const below = nothing ? children : [tab, ...children];
  const shown = children.find(({ columnId }) => columnId === wanted) ?? below[0] ?? tab;
  return { columns, tab, below, shown };
}

/** Keys of what `homePlace` reads. @param tab the column of the first level, once it is known. */
export const placeKeys = (tab: number | undefined, wanted: number | undefined): string[] => [
  getColumnsQuery(0).key,
  ...(tab ? [getColumnsQuery(tab).key, getArticlesQuery(tab).key] : []),
  ...(wanted ? [getColumnQuery(wanted).key] : []),
];

/** The column that was asked for last: whoever has left another one asks no more for it, as its call would end this one's (E2). */
const latest = new WeakMap<QueryCache, { readonly wanted: number | undefined }>();

/**
 * Asks for everything `homePlace` and the shown column need; what stands already is not asked again.
 * @param again whether what failed is asked for once more; a home that only waits for what was asked leaves it to the reader.
 */
export async function loadHome(cache: QueryCache, wanted: number | undefined, again = true): Promise<void> {
  const mayAsk = (key: string) => again || cache.peek(key)?.state !== 'failed';
  latest.set(cache, { wanted });
  const hasLeft = () => latest.get(cache)?.wanted !== wanted;
  const item = async <T>(query: Query<T>) => (mayAsk(query.key) ? ensureLoaded(cache, query) : undefined);
  await item(getColumnsQuery(0));
  const columns = cachedValue(cache, getColumnsQuery(0)) ?? [];
  if (wanted && !columns.some(({ columnId }) => columnId === wanted)) await item(getColumnQuery(wanted));
  const place = homePlace(cache, wanted);
  if (!place || hasLeft()) return;
  const { tab } = place;
  const own = getArticlesQuery(tab.columnId);
  const isList = isArticleColumn(tab.columnStyle);
  await Promise.all([
    item(getColumnsQuery(tab.columnId)),
    isList && mayAsk(own.key) ? ensureListLoaded(cache, own) : undefined,
  ]);
  const shown = homePlace(cache, wanted)?.shown;
  // the tab's own list was asked for a moment ago: one that failed is not asked twice
  if (!shown || hasLeft() || (isList && shown.columnId === tab.columnId)) return;
  if (mayAsk(getArticlesQuery(shown.columnId).key)) await loadColumn(cache, shown);
}

/** `?column=7`. */
export function wantedColumn(query: URLSearchParams): number | undefined {
  const column = Number(query.get('column'));
  return Number.isSafeInteger(column) && column > 0 ? column : undefined;
}
