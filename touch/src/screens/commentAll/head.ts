import { commentSubjectQuery } from '@touch/api/commentSubject';
import { cachedValue } from '@touch/api/useQuery';
import { subjectFromPath } from '@touch/features/comments/subjectFromPath';
import type { Head, HeadContext } from '@touch/outside/screen';
import type { texts as zh } from './texts/zh';

/** Comments are not for search engines; the article is. */
export function head({ cache, params, visit, texts }: HeadContext<typeof zh>): Head {
  const subject = subjectFromPath(params);
  const about = subject && cachedValue(cache, commentSubjectQuery(subject.id, subject.source))?.title;
  const parts = [texts.title, about, visit.config.appName];
  return { title: parts.filter(Boolean).join(' - '), noIndex: true };
}
