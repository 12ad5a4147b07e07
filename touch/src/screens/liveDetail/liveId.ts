import { ArticleType } from '@contract/codes';
import type { Article } from '@touch/api/articleContent';
import type { PathValues } from '@touch/lib/paths';

/** Number of the live: the article names it, else the address does; '' where neither does. */
export function liveIdOf(article: Pick<Article, 'linkID'> | undefined, { linkID = '' }: PathValues): string {
  if (article && article.linkID > 0) return String(article.linkID);
  return /^\d{1,16}$/.test(linkID) ? linkID : '';
}

/** An address of a live may carry the number of any article. */
export const isLive = ({ articleType }: Pick<Article, 'articleType'>): boolean =>
  articleType === ArticleType.live;
