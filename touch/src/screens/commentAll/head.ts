import { discussedQuery } from '@touch/api/comments';
import { itemOf } from '@touch/api/useAnswers';
import { placeOf } from '@touch/features/comments/placeOf';
import type { Head, HeadContext } from '@touch/outside/screen';
import type { texts as zh } from './texts/zh';

/** What readers say is not for search engines; the article is. */
export function head({ answers, params, visit, texts }: HeadContext<typeof zh>): Head {
  const place = placeOf(params);
  const about = place && itemOf(answers, discussedQuery(place.id, place.source))?.title;
  const parts = [texts.title, about, visit.config.appName];
  return { title: parts.filter(Boolean).join(' - '), noIndex: true };
}
