import type { ListQuery } from '@touch/outside/queryCache';
import { type ArticleRow, behind, pagedArticles } from './articles';
import type { TagExtras } from './reading/tagPage';

export const tagScreenArticlesQuery = (tagId: string): ListQuery<ArticleRow, TagExtras> => ({
  ...pagedArticles('tagScreenArticles', { tagId }),
  read: async (data, page) => (await import('./reading/tagPage')).readTagPage(data, page),
  next: behind,
});
