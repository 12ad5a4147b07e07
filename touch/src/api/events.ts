import { EventType, KindNumber } from '@contract/codes';
import type { Answers } from '@touch/outside/answers';

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
export async function countClick(answers: Answers, id: string): Promise<void> {
  await answers.ask('event', { id, type: KindNumber.event.article, eventType: EventType.click });
}

export async function countShare(answers: Answers, id: string): Promise<void> {
  await answers.ask('event', { id, type: KindNumber.event.article, eventType: EventType.share });
}
