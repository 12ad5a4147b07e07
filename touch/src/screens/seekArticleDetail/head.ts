import { seekArticleQuery } from '@touch/api/contributions';
import { plainTitle, shareDescription } from '@touch/lib/text';
import type { Head, HeadContext } from '@touch/outside/screen';
import { preloadOf } from '@touch/ui/preloadOf';
import { seekNumber } from './seekNumber';
import { SEEK_SIZES } from './sizes';
import type { texts as zh } from './texts/zh';

export function head({ visit, cache, params, texts }: HeadContext<typeof zh>): Head {
  const { config } = visit;
  const id = seekNumber(params);
  const query = id ? seekArticleQuery(id) : undefined;
  const seek = query && cache.getValue(query);
  if (!seek) {
    const gone = query !== undefined && cache.peek(query.key)?.state === 'empty';
    return { title: `${texts.title} - ${config.appName}`, noIndex: true, ...(gone ? { gone } : {}) };
  }
  const { title, content, picBig } = seek;
  return {
    title: `${plainTitle(title)} - ${config.appName}`,
    description: shareDescription(content) || config.shareDescription,
    canonical: `/seekArticleDetail/${id}.html`,
    ...(picBig
      ? { image: picBig, preload: preloadOf(picBig, config.xyApi.imageSuffixPath, SEEK_SIZES) }
      : {}),
  };
}
