import { leaderQuery, reporterArticlesQuery } from '@touch/api/people';
import { ensureListLoaded, ensureLoaded } from '@touch/api/useQuery';
import { idOf } from '@touch/features/people/personId';
import type { ScreenContext, ScreenOptions } from '@touch/outside/screen';

export { Screen } from './Screen';
export { loadTexts } from './texts';

export const options: ScreenOptions = { wide: true };

export async function load({ cache, params }: ScreenContext): Promise<void> {
  const id = idOf(params);
  if (id === '') return;
  await Promise.all([
    ensureLoaded(cache, leaderQuery(id)),
    ensureListLoaded(cache, reporterArticlesQuery(id)),
  ]);
}
