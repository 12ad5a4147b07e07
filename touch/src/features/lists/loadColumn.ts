import { getArticlesQuery } from '@touch/api/articles';
import type { Column } from '@touch/api/columns';
import { ensureListLoaded } from '@touch/api/useQuery';
import type { QueryCache } from '@touch/outside/queryCache';
import { isArticleColumn, loadLayout } from './columnLayouts';

/** Asks for what `ColumnContent` shows first. */
export async function loadColumn(cache: QueryCache, column: Column): Promise<void> {
  if (isArticleColumn(column.columnStyle)) return ensureListLoaded(cache, getArticlesQuery(column.columnId));
  const part = await loadLayout(column.columnStyle);
  await part?.load(cache);
}
