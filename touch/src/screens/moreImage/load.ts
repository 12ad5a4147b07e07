import { getArticlesQuery } from '@touch/api/articles';
import { getColumnQuery } from '@touch/api/columns';
import { getImageArticlesQuery } from '@touch/api/imageArticles';
import { ensureListLoaded, ensureLoaded } from '@touch/api/useQuery';
import { columnNumber } from '@touch/features/lists/columnById';
import type { ScreenContext, ScreenOptions } from '@touch/outside/screen';

export { Screen } from './Screen';
export { loadTexts } from './texts';

export const options: ScreenOptions = { wide: true };

export async function load({ cache, params }: ScreenContext): Promise<void> {
  const id = columnNumber(params.id);
  if (id === 0) return ensureListLoaded(cache, getImageArticlesQuery());
  await Promise.all([ensureLoaded(cache, getColumnQuery(id)), ensureListLoaded(cache, getArticlesQuery(id))]);
}
