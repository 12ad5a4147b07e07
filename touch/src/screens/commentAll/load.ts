import { commentSubjectQuery } from '@touch/api/commentSubject';
import { discussHotQuery, discussViewQuery } from '@touch/api/comments';
import { cachedValue, ensureListLoaded, ensureLoaded } from '@touch/api/useQuery';
import { subjectFromPath } from '@touch/features/comments/subjectFromPath';
import type { Head, HeadContext, ScreenContext } from '@touch/outside/screen';
import type { texts as zh } from './texts/zh';

export { Screen } from './Screen';
export { loadTexts } from './texts';

export async function load({ cache, params }: ScreenContext): Promise<void> {
  const subject = subjectFromPath(params);
  if (!subject) return;
  const { id, source } = subject;
  await Promise.all([
    ensureLoaded(cache, commentSubjectQuery(id, source)),
    ensureLoaded(cache, discussHotQuery(id, source)),
    ensureListLoaded(cache, discussViewQuery(id, source)),
  ]);
}

/** Comments are not for search engines; the article is. */
export function head({ cache, params, visit, texts }: HeadContext<typeof zh>): Head {
  const subject = subjectFromPath(params);
  const about = subject && cachedValue(cache, commentSubjectQuery(subject.id, subject.source))?.title;
  const parts = [texts.title, about, visit.config.appName];
  return { title: parts.filter(Boolean).join(' - '), noIndex: true };
}
