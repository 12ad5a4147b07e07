import type { ListQuery } from '@touch/outside/queryCache';
import { type ArticleRow, behind, pagedArticles } from './articles';

export const getLiveArticlesQuery = (columnId: string | number): ListQuery<ArticleRow> => ({
  ...pagedArticles('getLiveArticles', { columnId }),
  next: behind,
});
