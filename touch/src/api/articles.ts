import { type ListQuery, queryKey } from '@touch/outside/queryCache';
import type { ColumnExtras } from './reading/columnPage';
import type { ArticleRow } from './reading/rows';

export type { Advert } from './reading/articleExtras';
export type { ColumnExtras } from './reading/columnPage';
export type { ArticleRow } from './reading/rows';

const rowKey = (row: ArticleRow): string => row.fileId;

/** Pages continue after the last row's sort key, so that no row repeats (wire W12). */
export const behind: ListQuery<ArticleRow>['next'] = (page, last) =>
  last && !last.isTop ? { afterOrder: last.iorder } : { page };

/** A list of articles that is paged by number. */
export const pagedArticles = (
  operation: string,
  input: Readonly<Record<string, string | number>>,
): ListQuery<ArticleRow> => ({
  key: queryKey(operation, input),
  operation,
  input,
  read: async (data) => (await import('./reading/rows')).readPage(data),
  keyOf: rowKey,
  next: (page) => ({ page }),
});

/** A column's articles with the content around them. */
export const getArticlesQuery = (columnId: string | number): ListQuery<ArticleRow, ColumnExtras> => {
  const input = { columnId };
  return {
    key: queryKey('getArticlesNew', input),
    operation: 'getArticlesNew',
    input,
    keyOf: rowKey,
    read: async (data, page) => (await import('./reading/columnPage')).readColumnPage(data, page),
    next: behind,
  };
};
