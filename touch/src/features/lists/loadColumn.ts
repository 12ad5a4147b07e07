import { getArticlesQuery } from '@touch/api/articles';
import type { Column } from '@touch/api/columns';
import { askList } from '@touch/api/useAnswers';
import type { Answers } from '@touch/outside/answers';
import { isOrdinary, loadPart } from './columnParts';

/** Asks for what `ColumnContent` shows first. */
export async function loadColumn(answers: Answers, column: Column): Promise<void> {
  if (isOrdinary(column.columnStyle)) return askList(answers, getArticlesQuery(column.columnId));
  const part = await loadPart(column.columnStyle);
  await part?.load(answers);
}
