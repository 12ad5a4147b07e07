import { catleaderViewQuery, leaderCatsQuery } from '@touch/api/leaders';
import { ensureListLoaded, ensureLoaded } from '@touch/api/useQuery';
import type { ScreenContext, ScreenOptions } from '@touch/outside/screen';
import { regionOf } from './regionOf';

export { Screen } from './Screen';
export { loadTexts } from './texts';

export const options: ScreenOptions = { wide: true };

export async function load({ cache, query }: ScreenContext): Promise<void> {
  await Promise.all([
    ensureLoaded(cache, leaderCatsQuery()),
    ensureListLoaded(cache, catleaderViewQuery(regionOf(query))),
  ]);
}
