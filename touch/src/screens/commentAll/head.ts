import { commentSubjectQuery } from '@touch/api/comments';
import { cachedValue } from '@touch/api/useAnswers';
import { subjectFromPath } from '@touch/features/comments/placeOf';
import type { Head, ScreenContext } from '@touch/outside/screen';

/** What readers say is not for search engines; the article is. */
export function head({ cache, params, visit, words }: ScreenContext): Head {
  const subject = subjectFromPath(params);
  const about = subject && cachedValue(cache, commentSubjectQuery(subject.id, subject.source))?.title;
  const parts = [words['title.commentAll'], about, visit.config.appName];
  return { title: parts.filter(Boolean).join(' - '), noIndex: true };
}
