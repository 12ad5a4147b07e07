import * as operations from '@contract/questions';
import { at } from '@touch/outside/member/addresses';
import { type ListQuery, type Query, queryKey } from '@touch/outside/queryCache';
import type { Answer, QaQuestion, Subject } from './reading/questionDetail';
import type { QuestionRow } from './reading/questions';

export type { Answer, Clip, QaQuestion, Question, Subject } from './reading/questionDetail';
export type { QuestionRow } from './reading/questions';

const answerListName = at(operations.answerList);

/** Questions of a subject, of all for 0. */
export const questionListQuery = (id: string | number = 0): ListQuery<QuestionRow> => ({
  key: queryKey('questionList', { id }),
  operation: 'questionList',
  input: { id },
  read: async (data) => (await import('./reading/questions')).readQuestionPage(data),
  keyOf: ({ fileId }) => fileId,
  next: (page) => ({ page }),
});

/** Questions of a subject, the most liked first. */
export const questionListHotQuery = (id: string): ListQuery<QuestionRow> => ({
  ...questionListQuery(id),
  key: queryKey('questionListHot', { id }),
  operation: 'questionListHot',
});

/** A topic that one may ask about. */
export const getSubjectQuery = (id: string): Query<Subject> => ({
  key: queryKey('getSubject', { id }),
  operation: 'getSubject',
  input: { id },
  read: async (data) => (await import('./reading/questionDetail')).readSubject(data),
});

/** A question of a topic. Its process, rating and deadline are empty: only qaDetail sends them. */
export const questionDetailQuery = (fileId: string): Query<QaQuestion> => ({
  key: queryKey('questionDetail', { fileId }),
  operation: 'questionDetail',
  input: { fileId },
  read: async (data) => (await import('./reading/questionDetail')).readQuestion(data),
});

/** A question to an office, with its process. */
export const qaDetailQuery = (fileId: string): Query<QaQuestion> => ({
  ...questionDetailQuery(fileId),
  key: queryKey('qaDetail', { fileId }),
  operation: 'qaDetail',
});

export const answerListQuery = (id: string): ListQuery<Answer> => ({
  key: queryKey('answerList', { id }),
  operation: answerListName,
  input: { id },
  read: async (data) => (await import('./reading/questionDetail')).readAnswerPage(data),
  keyOf: (answer) => answer.id,
  next: (page) => ({ page }),
});
