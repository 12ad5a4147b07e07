import { getCatsQuery, recommendXysQuery } from '@touch/api/accounts';
import { xyRankQuery } from '@touch/api/ranks';
import { ensureLoaded } from '@touch/api/useQuery';
import type { ScreenContext, ScreenOptions } from '@touch/outside/screen';
import { periodIn } from './period';

export { Screen } from './Screen';
export { loadTexts } from './texts';

export const options: ScreenOptions = { wide: true };

export async function load({ cache, query }: ScreenContext): Promise<void> {
  const around = [ensureLoaded(cache, getCatsQuery()), ensureLoaded(cache, recommendXysQuery())];
  await Promise.all([ensureLoaded(cache, xyRankQuery(periodIn(query), '')), ...around]);
}
