import type { AdvEventType } from '@contract/advertCodes';
import * as operations from '@contract/adverts';
import { Status } from '@contract/statuses';
import { at } from '@touch/outside/member/addresses';
import type { QueryCache } from '@touch/outside/queryCache';
import type { Advert } from './reading/articleExtras';

export type { Advert } from './reading/articleExtras';

const getArticleAdvsName = at(operations.getArticleAdvs);
const getColAdvsName = at(operations.getColAdvs);
const getStartPageName = at(operations.getStartPage);
// a tap often leads out of the page
const advEventName = at(operations.advEvent, { outlives: true });

/** A failed call of adverts is for who looks after the site, never for a reader (J3). */
function warn(operation: string): undefined {
  // biome-ignore lint/suspicious/noConsole: it is asked for (J3, S§8)
  console.warn(`广告服务（${operation}）出错，请联系管理员`);
}

type RunningIds = ReadonlySet<number> | undefined;

async function fetchRunningIds(
  cache: QueryCache,
  operation: string,
  input: Record<string, string | number>,
): Promise<RunningIds> {
  const answer = await cache.call(operation, input);
  if (answer?.status !== Status.data) return warn(operation);
  const { readRunningIds } = await import('./reading/articleExtras');
  return readRunningIds(answer.data);
}

/** Numbers of the adverts that run below an article now; undefined where nobody can say. */
export const fetchRunningAdverts = (
  cache: QueryCache,
  { fileId, columnID }: { readonly fileId: string; readonly columnID: number },
): Promise<RunningIds> =>
  fetchRunningIds(cache, getArticleAdvsName, { articleId: fileId, columnId: columnID });

/** Numbers of the adverts that run among a column's rows now; undefined where nobody can say. */
export const fetchRunningColumnAdverts = (cache: QueryCache, columnId: number): Promise<RunningIds> =>
  fetchRunningIds(cache, getColAdvsName, { columnId });

/** The advert that opens a visit; undefined where there is none, or the call fails. */
export async function fetchStartAdvert(cache: QueryCache): Promise<Advert | undefined> {
  const answer = await cache.call(getStartPageName, {});
  if (answer?.status === Status.empty) return undefined;
  if (answer?.status !== Status.data) return warn(getStartPageName);
  const { readAdverts } = await import('./reading/articleExtras');
  return readAdverts([answer.data])[0];
}

/** An advert was seen, or tapped; nobody waits for it. */
export async function reportAdvertEvent(
  cache: QueryCache,
  id: number,
  eventType: AdvEventType,
): Promise<void> {
  const answer = await cache.call(advEventName, { id, eventType });
  if (answer?.status !== Status.data) warn('advEvent');
}
