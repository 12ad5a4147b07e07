import { issueQuery, neighboursQuery, paperSearchQuery, papersQuery, storyQuery } from '@touch/api/papers';
import { ensureListLoaded, ensureLoaded } from '@touch/api/useQuery';
import type { ScreenContext, ScreenOptions } from '@touch/outside/screen';
import { paperOf, placeOf } from './place';

export { Screen } from './Screen';
export { loadTexts } from './texts';

export const options: ScreenOptions = { wide: true };

export async function load({ cache, params, query }: ScreenContext): Promise<void> {
  const place = placeOf(params, query);
  await ensureLoaded(cache, papersQuery);
  if (place.words) return ensureListLoaded(cache, paperSearchQuery(place.words));
  const paper = paperOf(cache.getValue(papersQuery) ?? [], place.paper)?.id;
  if (paper === undefined) return;
  const issue = issueQuery(paper, place.date);
  await Promise.all([
    place.article ? ensureLoaded(cache, storyQuery(place.article, place.ticket)) : undefined,
    ensureLoaded(cache, issue),
  ]);
  const date = cache.getValue(issue)?.date ?? place.date;
  if (!place.article && date) await ensureLoaded(cache, neighboursQuery(paper, date));
}
