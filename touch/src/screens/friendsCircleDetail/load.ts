import { momentsDetailQuery } from '@touch/api/posts';
import { ensureLoaded } from '@touch/api/useQuery';
import { circleTexts } from '@touch/features/circles/texts';
import { numberOf } from '@touch/lib/paths';
import type { Locale } from '@touch/locales/messages';
import type { ScreenContext } from '@touch/outside/screen';
import { deferredParts } from './deferredParts';
import { loadTexts as loadOwnTexts } from './texts';

export { Screen } from './Screen';

export async function loadTexts(locale: Locale) {
  const [own] = await Promise.all([loadOwnTexts(locale), circleTexts.loadTexts(locale)]);
  return own;
}

export async function load({ cache, params }: ScreenContext): Promise<void> {
  const id = numberOf(params.id);
  if (id === '') return;
  const query = momentsDetailQuery(id);
  await Promise.all([ensureLoaded(cache, query), deferredParts.load()]);
  if (cache.getValue(query)) await deferredParts.get()?.loadComments(cache, id);
}
