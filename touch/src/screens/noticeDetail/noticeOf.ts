import { type Notice, noticeDetailQuery } from '@touch/api/notices';
import type { Entry } from '@touch/outside/queryCache';
import type { ScreenContext } from '@touch/outside/screen';

/** The id of `?id`; '' where there is none (A2). */
export const idOf = (query: URLSearchParams): string => /^\d{1,15}$/.exec(query.get('id') ?? '')?.[0] ?? '';

/** The requested notice as the cache has it. */
export function noticeOf({ query, cache }: Pick<ScreenContext, 'query' | 'cache'>): {
  readonly state: Entry['state'] | undefined;
  readonly notice: Notice | undefined;
} {
  const noticeQuery = noticeDetailQuery(idOf(query));
  return { state: cache.peek(noticeQuery.key)?.state, notice: cache.getValue(noticeQuery) };
}
