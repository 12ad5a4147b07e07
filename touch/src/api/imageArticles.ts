import type { ListQuery } from '@touch/outside/queryCache';
import { type ArticleRow, behind, pagedArticles } from './articles';

/** Image sets of all columns. */
export const getImageArticlesQuery = (): ListQuery<ArticleRow> => ({
  ...pagedArticles('getImageArticles', { columnId: 0 }),
  next: behind,
});
