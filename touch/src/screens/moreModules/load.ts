import { getArticlesQuery } from '@touch/api/articles';
import { getColumnsQuery } from '@touch/api/columns';
import { moduleViewQuery } from '@touch/api/moduleView';
import { cachedValue, ensureListLoaded, ensureLoaded } from '@touch/api/useQuery';
import type { ScreenContext, ScreenOptions } from '@touch/outside/screen';

export { Screen } from './Screen';
export { loadTexts } from './texts';

export const options: ScreenOptions = { wide: true };

export async function load({ cache, query }: ScreenContext): Promise<void> {
  const id = query.get('id');
  if (id) return ensureListLoaded(cache, moduleViewQuery(id));
  await ensureLoaded(cache, getColumnsQuery(0));
  const [home] = cachedValue(cache, getColumnsQuery(0)) ?? [];
  if (home) await ensureListLoaded(cache, getArticlesQuery(home.columnId));
}
