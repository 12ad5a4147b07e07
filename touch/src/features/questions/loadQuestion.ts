import type { QaQuestion } from '@touch/api/questions';
import { answerListQuery } from '@touch/api/questions';
import { ensureListLoaded } from '@touch/api/useQuery';
import type { Query, QueryCache } from '@touch/outside/queryCache';

/** Loads a question and the first page of its answers. */
export const loadQuestion = (cache: QueryCache, query: Query<QaQuestion>, id: string): Promise<unknown> =>
  Promise.all([cache.load(query), ensureListLoaded(cache, answerListQuery(id))]);
