import { circleDetailQuery, circleListQuery } from '@touch/api/circles';
import { circlePostsQuery } from '@touch/api/posts';
import { ensureListLoaded, ensureLoaded } from '@touch/api/useQuery';
import { circleTexts } from '@touch/features/circles/texts';
import { ScreenHead } from '@touch/features/lists/ScreenHead';
import { numberOf } from '@touch/lib/paths';
import type { Locale } from '@touch/locales/messages';
import type { ScreenContext, ScreenProps } from '@touch/outside/screen';
import { AllCircles } from './AllCircles';
import { OneCircle } from './OneCircle';
import { isHot } from './order';
import { loadTexts as loadOwnTexts, useTexts } from './texts';

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

/** A circle with its notices and posts; without a number all circles (F24). */
export function Screen({ params, query }: ScreenProps) {
  const texts = useTexts();
  const id = numberOf(params.id);
  return (
    <>
      <ScreenHead title={id ? texts.title : texts.all} level={id ? 'name' : 'heading'} />
      {id ? <OneCircle key={id} id={id} hot={isHot(query)} /> : <AllCircles />}
    </>
  );
}
