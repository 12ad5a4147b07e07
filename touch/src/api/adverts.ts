import * as address from '@contract/addresses/adverts';
import type { AdvEventType } from '@contract/advertCodes';
import { Status } from '@contract/statuses';
import { at } from '@touch/outside/member/addresses';
import type { QueryCache } from '@touch/outside/queryCache';

const getArticleAdvsName = at(address.getArticleAdvs);
// a tap often leads out of the page
const advEventName = at(address.advEvent, { outlives: true });

/** A failed call of adverts is for who looks after the site, never for a reader (J3). */
function warn(what: string): undefined {
  // biome-ignore lint/suspicious/noConsole: it is asked for (J3, S§8)
  console.warn(`广告服务（${what}）出错，请联系管理员`);
}

/** Numbers of the adverts that run below an article now; undefined where nobody can say. */
export async function fetchRunningAdverts(
  cache: QueryCache,
  { fileId, columnID }: { readonly fileId: string; readonly columnID: number },
): Promise<ReadonlySet<number> | undefined> {
  const answer = await cache.call(getArticleAdvsName, { articleId: fileId, columnId: columnID });
  if (answer?.status !== Status.data) return warn('getArticleAdvs');
  const { readRunningIds } = await import('./reading/articleExtras');
  return readRunningIds(answer.data);
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
