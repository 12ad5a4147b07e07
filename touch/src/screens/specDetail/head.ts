import { getColumnQuery } from '@touch/api/columns';
import { topicArticleQuery } from '@touch/api/topics';
import { cachedValue } from '@touch/api/useQuery';
import { listData } from '@touch/features/lists/head/listData';
import { listHead } from '@touch/features/lists/head/listHead';
import { plainTitle } from '@touch/lib/text';
import type { Head, HeadContext } from '@touch/outside/screen';
import { preloadOf } from '@touch/ui/preloadOf';
import { TOPIC_SIZES } from './TopicHead';
import type { texts as zh } from './texts/zh';
import { topicColumn } from './theTopic';

export function head({ cache, params, visit, words, texts }: HeadContext<typeof zh>): Head {
  const query = params.id ? topicArticleQuery(params.id) : undefined;
  const article = query && cachedValue(cache, query);
  const column = topicColumn(params, article);
  const name = article
    ? plainTitle(article.title)
    : (cachedValue(cache, getColumnQuery(column))?.columnName ?? '');
  const picture = article?.headPic || article?.picBig;
  const description = plainTitle(article?.attAbstract ?? '');
  const path = article && column ? `/specDetail/${column}/${article.fileId}.html` : '';
  const gone = query !== undefined && cache.peek(query.key)?.state === 'empty';
  return {
    ...listHead(visit, name || texts.title, { noIndex: !article }),
    ...(article ? { description, type: 'article' } : {}),
    ...(path
      ? { canonical: path, jsonLd: listData({ visit, words }, { name, path, description, picture }) }
      : {}),
    ...(article?.sharePicUrl || picture ? { image: article?.sharePicUrl || (picture ?? '') } : {}),
    ...(picture ? { preload: preloadOf(picture, visit.config.xyApi.imageSuffixPath, TOPIC_SIZES) } : {}),
    ...(gone ? { gone } : {}),
  };
}
