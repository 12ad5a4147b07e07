import { getArticlesQuery } from '@touch/api/articles';
import type { Column } from '@touch/api/columns';
import { askList } from '@touch/api/useAnswers';
import type { QueryCache } from '@touch/outside/answers';
import { isOrdinary, loadPart } from './columnParts';

/** Asks for what `ColumnContent` shows first. */
export async function loadColumn(cache: QueryCache, column: Column): Promise<void> {
  if (isOrdinary(column.columnStyle)) return askList(cache, getArticlesQuery(column.columnId));
  const part = await loadPart(column.columnStyle);
  await part?.load(cache);
}
