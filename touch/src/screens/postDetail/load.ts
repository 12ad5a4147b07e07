import { circleDetailQuery } from '@touch/api/circles';
import { postDetailQuery } from '@touch/api/posts';
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
  const query = postDetailQuery(id);
  await Promise.all([ensureLoaded(cache, query), deferredParts.load()]);
  const post = cache.getValue(query);
  if (!post) return;
  await Promise.all([
    Number(post.circleID) > 0 ? ensureLoaded(cache, circleDetailQuery(post.circleID)) : undefined,
    deferredParts.get()?.loadComments(cache, id),
  ]);
}
