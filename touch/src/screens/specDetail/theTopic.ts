import { getArticlesQuery } from '@touch/api/articles';
import { getColumnQuery } from '@touch/api/columns';
import { getSubSpecialArticlesQuery, type TopicArticle, topicArticleQuery } from '@touch/api/topics';
import { cachedValue, ensureListLoaded, ensureLoaded } from '@touch/api/useQuery';
import { columnNumber } from '@touch/features/lists/columnById';
import type { PathValues } from '@touch/lib/paths';
import type { QueryCache } from '@touch/outside/queryCache';

/** linkID = the topic's column, id = its article; without linkID the article names it (A2). */
export const topicColumn = (params: PathValues, article: TopicArticle | undefined): number =>
  columnNumber(params.linkID) || (article?.linkID ?? 0);

export async function loadTopic(cache: QueryCache, params: PathValues): Promise<void> {
  if (params.id) await ensureLoaded(cache, topicArticleQuery(params.id));
  const article = params.id ? cachedValue(cache, topicArticleQuery(params.id)) : undefined;
  const column = topicColumn(params, article);
  if (column === 0) return;
  const parts = getSubSpecialArticlesQuery(column);
  await Promise.all([
    ensureLoaded(cache, parts),
    article ? undefined : ensureLoaded(cache, getColumnQuery(column)),
  ]);
  if (!cachedValue(cache, parts)?.length) await ensureListLoaded(cache, getArticlesQuery(column));
}
