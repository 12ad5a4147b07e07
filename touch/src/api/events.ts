import { EventType, KindNumber } from '@contract/codes';
import type { Answer } from '@contract/render';
import type { QueryCache } from '@touch/outside/queryCache';
import type { Visit } from '@touch/outside/visit';

/** The kinds whose like can be taken back (H2). */
export type LikedKind = 'activity' | 'article' | 'dynamic' | 'post' | 'paperArticle';

interface LikeInput {
  readonly kind: LikedKind;
  readonly id: string;
  readonly liked: boolean;
}

/** Likes something or takes the like back; undefined if the network failed. */
export const sendLike = (cache: QueryCache, { kind, id, liked }: LikeInput): Promise<Answer | undefined> =>
  cache.call('event', {
    id,
    type: KindNumber.event[kind],
    eventType: EventType.like,
    ...(liked ? {} : { cancel: 1 }),
  });

/** One reading of an article; nobody waits for it and nobody is told when it fails. */
export function countClick(sendAndForget: Visit['sendAndForget'], id: string): void {
  sendAndForget('event', { id, type: KindNumber.event.article, eventType: EventType.click });
}

/** @param eventId a repeat of it counts once */
export function countShare(
  sendAndForget: Visit['sendAndForget'],
  id: string,
  kind: LikedKind,
  eventId: string,
): void {
  sendAndForget('event', { id, type: KindNumber.event[kind], eventType: EventType.share, eventId });
}
