import { circleDetailQuery, circleListQuery } from '@touch/api/circles';
import { circlePostsQuery } from '@touch/api/posts';
import { ensureListLoaded, ensureLoaded } from '@touch/api/useQuery';
import { circleTexts } from '@touch/features/circles/texts';
import { numberOf } from '@touch/lib/paths';
import type { Locale } from '@touch/locales/messages';
import type { ScreenContext } from '@touch/outside/screen';
import { isHot } from './order';
import { loadTexts as loadOwnTexts } from './texts';

export { Screen } from './Screen';

export async function loadTexts(locale: Locale) {
  const [own] = await Promise.all([loadOwnTexts(locale), circleTexts.loadTexts(locale)]);
  return own;
}

export async function load({ cache, params, query }: ScreenContext): Promise<void> {
  const id = numberOf(params.id);
  if (id === '') return ensureListLoaded(cache, circleListQuery());
  const posts = circlePostsQuery(id, isHot(query));
  await Promise.all([ensureLoaded(cache, circleDetailQuery(id)), ensureListLoaded(cache, posts)]);
}
