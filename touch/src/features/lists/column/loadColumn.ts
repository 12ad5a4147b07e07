import { getArticlesQuery } from '@touch/api/articles';
import { type Column, getColumnQuery } from '@touch/api/columns';
import { ensureListLoaded, ensureLoaded } from '@touch/api/useQuery';
import type { QueryCache } from '@touch/outside/queryCache';
import { cachedColumn } from '../columnById';
import { isArticleColumn, loadLayout } from './columnLayouts';

/** Asks for what `ColumnContent` shows first. */
export async function loadColumn(cache: QueryCache, column: Column): Promise<void> {
  if (isArticleColumn(column.columnStyle)) return ensureListLoaded(cache, getArticlesQuery(column.columnId));
  const part = await loadLayout(column.columnStyle);
  await part?.load(cache);
}

/** Asks for a column and what it shows first. */
export async function loadColumnById(cache: QueryCache, columnId: number): Promise<void> {
  if (columnId === 0) return;
  await ensureLoaded(cache, getColumnQuery(columnId));
  await loadColumn(cache, cachedColumn(cache, columnId));
}
