import { topicArticleQuery } from '@touch/api/topics';
import { itemOf } from '@touch/api/useAnswers';
import { listHead } from '@touch/features/lists/listHead';
import { plainTitle } from '@touch/lib/text';
import type { Head, ScreenContext } from '@touch/outside/screen';
import { preloadOf } from '@touch/ui/preloadOf';
import { TOPIC_SIZES } from './TopicHead';
import { topicColumn } from './theTopic';
import { title } from './title';

export function head(context: ScreenContext): Head {
  const { answers, params, visit } = context;
  const query = params.id ? topicArticleQuery(params.id) : undefined;
  const article = query && itemOf(answers, query);
  const plain = listHead(context, title(context), { noIndex: !article });
  if (!query || !article) {
    const gone = query !== undefined && answers.peek(query.key)?.state === 'empty';
    return { ...plain, ...(gone ? { gone } : {}) };
  }
  const column = topicColumn(params, article);
  const picture = article.headPic || article.picBig;
  const image = article.sharePicUrl || picture;
  return {
    ...plain,
    type: 'article',
    description: plainTitle(article.attAbstract),
    canonical: `/specDetail/${column ? `${column}/` : ''}${article.fileId}.html`,
    ...(image ? { image } : {}),
    ...(picture ? { preload: preloadOf(picture, visit.config.xyApi.imageSuffixPath, TOPIC_SIZES) } : {}),
  };
}
