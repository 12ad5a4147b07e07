import { ALL, ArticleType } from '@contract/codes';
import type { ListQuery } from '@touch/outside/queryCache';
import { queryKey } from '@touch/outside/queryCache';
import type { ArticleRow } from './articles';
import type { Dynamic } from './dynamics';
import type { QuestionRow } from './questions';

/** Pages continue after the last row's sort key, so that no row repeats (wire W12). */
const afterLast = (page: number, last: { readonly iorder: string } | undefined) =>
  last?.iorder ? { page, afterOrder: last.iorder } : { page };

/** An account's articles of every type, or its videos, newest first (wire g26). */
export function accountArticlesQuery(xyId: number, only: 'all' | 'videos'): ListQuery<ArticleRow> {
  const input = { xyId, articleType: only === 'videos' ? ArticleType.video : ALL };
  return {
    key: queryKey('getXyArticlesQuestion', input),
    operation: 'getXyArticlesQuestion',
    input,
    read: async (data) => (await import('./reading/rows')).readPage(data),
    keyOf: ({ fileId }) => fileId,
    next: afterLast,
  };
}

/** Questions to an account, newest first (wire g33). */
export const accountQuestionsQuery = (xyId: number): ListQuery<QuestionRow> => ({
  key: queryKey('questionList', { xyId }),
  operation: 'questionList',
  input: { xyId },
  read: async (data) => (await import('./reading/questions')).readQuestionPage(data),
  keyOf: ({ fileId }) => fileId,
  next: (page) => ({ page }),
});

/** An account's dynamics, newest first, ten a page (wire g30). */
export const accountDynamicsQuery = (xyId: number): ListQuery<Dynamic> => ({
  key: queryKey('getXyDynamic', { xyId }),
  operation: 'getXyDynamic',
  input: { xyId },
  read: async (data) => (await import('./reading/dynamics')).readDynamicPage(data),
  keyOf: ({ fileId }) => fileId,
  next: afterLast,
});
