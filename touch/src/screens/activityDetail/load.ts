import { activityDetailQuery, entryListQuery } from '@touch/api/activity';
import { ensureLoaded } from '@touch/api/useQuery';
import { numberOf } from '@touch/lib/paths';
import type { ScreenContext } from '@touch/outside/screen';
import { deferredParts } from './deferredParts';

export { Screen } from './Screen';
export { loadTexts } from './texts';

export async function load({ cache, params }: ScreenContext): Promise<void> {
  const id = numberOf(params.id);
  if (id === '') return;
  const query = activityDetailQuery(id);
  await Promise.all([
    ensureLoaded(cache, query),
    ensureLoaded(cache, entryListQuery(id)),
    deferredParts.load(),
  ]);
  const activity = cache.getValue(query);
  if (activity && activity.countDiscuss > 0) await deferredParts.get()?.loadComments(cache, id);
}
