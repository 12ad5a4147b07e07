import { answerListQuery, type QaQuestion } from '@touch/api/questions/questions';
import { ensureListLoaded } from '@touch/api/useQuery';
import type { Query, QueryCache } from '@touch/outside/queryCache';

/** The number of an address; '' where there is none (A2). */
export const numberOf = (text: string | undefined): string => /^\d{1,15}$/.exec(text ?? '')?.[0] ?? '';

/** Loads a question and the first page of its answers. */
export const loadQuestion = (cache: QueryCache, query: Query<QaQuestion>, id: string): Promise<unknown> =>
  Promise.all([cache.load(query), ensureListLoaded(cache, answerListQuery(id))]);
