import { type ListQuery, queryKey } from '@touch/outside/queryCache';
import type { QuestionRow } from './reading/questions';

export type { QuestionRow } from './reading/questions';

/** Questions of a subject, of all for 0. */
export const questionListQuery = (id = 0): ListQuery<QuestionRow> => ({
  key: queryKey('questionList', { id }),
  operation: 'questionList',
  input: { id },
  read: async (data) => (await import('./reading/questions')).readQuestionPage(data),
  keyOf: ({ fileId }) => fileId,
  next: (page) => ({ page }),
});
