import { EventType, KindNumber } from '@contract/codes';
import type { Answer } from '@contract/render';
import type { QueryCache } from '@touch/outside/queryCache';
import type { Visit } from '@touch/outside/visit';

/** Likes an article or takes the like back; undefined if the network failed. */
export const likeArticle = (cache: QueryCache, id: string, liked: boolean): Promise<Answer | undefined> =>
  cache.call('event', {
    id,
    type: KindNumber.event.article,
    eventType: EventType.like,
    ...(liked ? {} : { cancel: 1 }),
  });

/** One reading of an article; nobody waits for it and nobody is told when it fails. */
export function countClick(sendAndForget: Visit['sendAndForget'], id: string): void {
  sendAndForget('event', { id, type: KindNumber.event.article, eventType: EventType.click });
}

export function countShare(sendAndForget: Visit['sendAndForget'], id: string): void {
  sendAndForget('event', { id, type: KindNumber.event.article, eventType: EventType.share });
}
