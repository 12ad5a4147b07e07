import { EventType, KindNumber } from '@contract/codes';
import type { Answer } from '@contract/render';
import type { QueryCache } from '@touch/outside/queryCache';

/** Likes a question or an answer; a second one of the same person is refused (H2). */
export const likeFinally = (
  cache: QueryCache,
  kind: 'question' | 'answer',
  id: string,
): Promise<Answer | undefined> =>
  cache.call('event', { id, type: KindNumber.event[kind], eventType: EventType.like });
