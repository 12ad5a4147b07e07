import { getArticlesQuery } from '@touch/api/articles';
import { getColumnQuery } from '@touch/api/columns';
import { articleHotQuery } from '@touch/api/hotArticles';
import { ensureListLoaded, ensureLoaded } from '@touch/api/useQuery';
import { columnNumber } from '@touch/features/lists/columnById';
import type { ScreenContext, ScreenProps } from '@touch/outside/screen';
import { ColumnAxis } from './ColumnAxis';
import { Hottest, hoursOf } from './Hottest';

export { loadTexts } from './texts';

export async function load({ cache, params, query }: ScreenContext): Promise<void> {
  const id = columnNumber(params.id);
  if (id === 0) return ensureListLoaded(cache, articleHotQuery(hoursOf(query)));
  await Promise.all([ensureLoaded(cache, getColumnQuery(id)), ensureListLoaded(cache, getArticlesQuery(id))]);
}

/** A column on a time axis; without one what is read most (F24). */
export function Screen({ params, query }: ScreenProps) {
  const id = columnNumber(params.id);
  return id > 0 ? <ColumnAxis columnId={id} /> : <Hottest hours={hoursOf(query)} />;
}
