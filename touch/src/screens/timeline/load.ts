import { getArticlesQuery } from '@touch/api/articles';
import { getColumnQuery } from '@touch/api/columns';
import { articleHotQuery } from '@touch/api/hotArticles';
import { ensureListLoaded, ensureLoaded } from '@touch/api/useQuery';
import { columnNumber } from '@touch/features/lists/columnById';
import type { ScreenContext } from '@touch/outside/screen';
import { hoursOf } from './Hottest';

export { Screen } from './Screen';
export { loadTexts } from './texts';

export async function load({ cache, params, query }: ScreenContext): Promise<void> {
  const id = columnNumber(params.id);
  if (id === 0) return ensureListLoaded(cache, articleHotQuery(hoursOf(query)));
  await Promise.all([ensureLoaded(cache, getColumnQuery(id)), ensureListLoaded(cache, getArticlesQuery(id))]);
}
