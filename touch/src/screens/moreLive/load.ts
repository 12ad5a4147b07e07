import { getLiveArticlesQuery } from '@touch/api/liveArticles';
import { liveComingQuery } from '@touch/api/lives';
import { ensureListLoaded, ensureLoaded } from '@touch/api/useQuery';
import type { ScreenContext, ScreenOptions } from '@touch/outside/screen';
import { columnOf } from './columnOf';

export { Screen } from './Screen';
export { loadTexts } from './texts';

export const options: ScreenOptions = { wide: true };

export async function load({ cache, query }: ScreenContext): Promise<void> {
  await Promise.all([
    ensureLoaded(cache, liveComingQuery()),
    ensureListLoaded(cache, getLiveArticlesQuery(columnOf(query))),
  ]);
}
