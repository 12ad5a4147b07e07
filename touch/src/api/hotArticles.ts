import type { ListQuery } from '@touch/outside/queryCache';
import { type ArticleRow, pagedArticles } from './articles';

export const articleHotQuery = (hours: number): ListQuery<ArticleRow> =>
  pagedArticles('articleHot', { hours });
