import { questionListHotQuery, questionListQuery } from '@touch/api/questions';
import type { QueryCache } from '@touch/outside/queryCache';
import { withoutOwn } from './withoutOwn';

/** Takes a deleted question out of the lists that were read. @param subject '0' = none @param at epoch ms */
export function forgetQuestion(cache: QueryCache, id: string, subject: string, at: number): void {
  const lists = [questionListQuery(), questionListQuery(subject), questionListHotQuery(subject)];
  for (const list of lists) withoutOwn(cache, list, id, at);
}
