import { getArticleContentQuery } from '@touch/api/articleContent';
import type { TrackedArticle } from '@touch/outside/analytics/record';
import type { QueryCache } from '@touch/outside/queryCache';

const notRead = () => Promise.reject(new Error('only cached articles are read'));

/** An article that this visit has loaded, as tracking events name it (J4). */
export function shownArticle(cache: QueryCache | undefined, id: string): TrackedArticle | undefined {
  const article = cache?.getValue(getArticleContentQuery(id, notRead));
  if (!article) return undefined;
  const { title, publishtime, columnID, columnName } = article;
  return { title, publishtime, columnID, columnName };
}
