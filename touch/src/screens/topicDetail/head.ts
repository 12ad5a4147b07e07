import { getSubjectQuery } from '@touch/api/questions';
import { listData } from '@touch/features/lists/head/listData';
import { numberOf } from '@touch/lib/paths';
import { plainTitle, shareDescription } from '@touch/lib/text';
import type { Head, HeadContext } from '@touch/outside/screen';
import { preloadOf } from '@touch/ui/preloadOf';
import { TOPIC_SIZES } from './sizes';
import type { texts as zh } from './texts/zh';

export function head({ visit, words, cache, params, texts }: HeadContext<typeof zh>): Head {
  const { config } = visit;
  const id = numberOf(params.id);
  const query = id ? getSubjectQuery(id) : undefined;
  const subject = query && cache.getValue(query);
  if (!subject) {
    const gone = query !== undefined && cache.peek(query.key)?.state === 'empty';
    return { title: `${texts.title} - ${config.appName}`, noIndex: true, ...(gone ? { gone } : {}) };
  }
  const { content, picBig } = subject;
  const name = plainTitle(subject.title);
  const path = `/topicDetail/${id}.html`;
  const description = shareDescription(content);
  return {
    title: `${name} - ${config.appName}`,
    description: description || config.shareDescription,
    canonical: path,
    jsonLd: listData({ visit, words }, { name, path, description, picture: picBig }),
    ...(picBig
      ? { image: picBig, preload: preloadOf(picBig, config.xyApi.imageSuffixPath, TOPIC_SIZES) }
      : {}),
  };
}
