import { dynamicDetailQuery } from '@touch/api/dynamics';
import { ensureLoaded } from '@touch/api/useQuery';
import { idOf } from '@touch/features/people/personId';
import type { ScreenContext } from '@touch/outside/screen';
import { deferredParts } from './deferredParts';

export { Screen } from './Screen';
export { loadTexts } from './texts';

export async function load({ cache, params }: ScreenContext): Promise<void> {
  const id = idOf(params);
  if (!id) return;
  const query = dynamicDetailQuery(id);
  await Promise.all([ensureLoaded(cache, query), deferredParts.load()]);
  if (cache.getValue(query)) await deferredParts.get()?.loadComments(cache, id);
}
