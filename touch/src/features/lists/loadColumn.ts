import { getArticlesQuery } from '@touch/api/articles';
import type { Column } from '@touch/api/columns';
import { ensureListLoaded } from '@touch/api/useAnswers';
import type { QueryCache } from '@touch/outside/answers';
import { isArticleColumn, loadLayout } from './columnParts';

/** Asks for what `ColumnContent` shows first. */
export async function loadColumn(cache: QueryCache, column: Column): Promise<void> {
  if (isArticleColumn(column.columnStyle)) return ensureListLoaded(cache, getArticlesQuery(column.columnId));
  const part = await loadLayout(column.columnStyle);
  await part?.load(cache);
}
