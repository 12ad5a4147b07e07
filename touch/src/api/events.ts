import { EventType, KindNumber } from '@contract/codes';
import type { Answers } from '@touch/outside/answers';
import type { Visit } from '@touch/outside/visit';

/** Likes an article or takes the like back; false where the platform refused or the line failed. */
export async function likeArticle(answers: Answers, id: string, liked: boolean): Promise<boolean> {
  const answer = await answers.ask('event', {
    id,
    type: KindNumber.event.article,
    eventType: EventType.like,
    ...(liked ? {} : { cancel: 1 }),
  });
  return answer?.status === 0;
}

/** One reading of an article; nobody waits for it and nobody is told when it fails. */
export function countClick(tell: Visit['tell'], id: string): void {
  tell('event', { id, type: KindNumber.event.article, eventType: EventType.click });
}

export function countShare(tell: Visit['tell'], id: string): void {
  tell('event', { id, type: KindNumber.event.article, eventType: EventType.share });
}
