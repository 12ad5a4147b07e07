import { discussedQuery } from '@touch/api/comments';
import { itemOf } from '@touch/api/useAnswers';
import { placeOf } from '@touch/features/comments/placeOf';
import type { Head, ScreenContext } from '@touch/outside/screen';

/** What readers say is not for search engines; the article is. */
export function head({ cache, params, visit, words }: ScreenContext): Head {
  const place = placeOf(params);
  const about = place && itemOf(cache, discussedQuery(place.id, place.source))?.title;
  const parts = [words['title.commentAll'], about, visit.config.appName];
  return { title: parts.filter(Boolean).join(' - '), noIndex: true };
}
