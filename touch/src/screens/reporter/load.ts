import { dynamicListQuery } from '@touch/api/dynamics';
import { authorInfoQuery, reporterArticlesQuery } from '@touch/api/people';
import { ensureListLoaded, ensureLoaded } from '@touch/api/useQuery';
import { idOf } from '@touch/features/people/personId';
import type { ScreenContext, ScreenOptions } from '@touch/outside/screen';
import { tabOf } from './tabs';

export { Screen } from './Screen';
export { loadTexts } from './texts';

export const options: ScreenOptions = { keptAlive: true, wide: true };

export async function load({ cache, params, query }: ScreenContext): Promise<void> {
  const id = idOf(params);
  if (id === '') return;
  await Promise.all([
    ensureLoaded(cache, authorInfoQuery(id)),
    tabOf(query) === 'dynamics'
      ? ensureListLoaded(cache, dynamicListQuery(id))
      : ensureListLoaded(cache, reporterArticlesQuery(id)),
  ]);
}
