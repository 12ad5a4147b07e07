import type { ListQuery } from '@touch/outside/queryCache';
import { type ArticleRow, behind, pagedArticles } from './rows/articles';

export const getLiveArticlesQuery = (columnId: string | number): ListQuery<ArticleRow> => ({
  ...pagedArticles('getLiveArticles', { columnId }),
  next: behind,
});
