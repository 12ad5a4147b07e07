import { getSubjectQuery } from '@touch/api/questionList/questions';
import { numberOf } from '@touch/lib/paths';
import { plainTitle, shareDescription } from '@touch/lib/rows/text';
import type { Head, HeadContext } from '@touch/outside/screen';
import { preloadOf } from '@touch/ui/head/preloadOf';
import { TOPIC_SIZES } from './sizes';
import type { texts as zh } from './texts/zh';

export function head({ visit, cache, params, texts }: HeadContext<typeof zh>): Head {
  const { config } = visit;
  const id = numberOf(params.id);
  const query = id ? getSubjectQuery(id) : undefined;
  const subject = query && cache.getValue(query);
  if (!subject) {
    const gone = query !== undefined && cache.peek(query.key)?.state === 'empty';
    return { title: `${texts.title} - ${config.appName}`, noIndex: true, ...(gone ? { gone } : {}) };
  }
  const { title, content, picBig } = subject;
  return {
    title: `${plainTitle(title)} - ${config.appName}`,
    description: shareDescription(content) || config.shareDescription,
    canonical: `/topicDetail/${id}.html`,
    ...(picBig
      ? { image: picBig, preload: preloadOf(picBig, config.xyApi.imageSuffixPath, TOPIC_SIZES) }
      : {}),
  };
}
