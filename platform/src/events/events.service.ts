import { EventType, KindNumber } from '@contract/codes';
import type { event } from '@contract/events';
import type { ReadInputOf } from '@contract/operation';
import { likeArticle, unlikeArticle } from '@platform/articles/likes';
import { likeComment } from '@platform/comments/likes';
import type { Database } from '@platform/db/connection';
import { refused } from '@platform/http/errors';
import { openedLive } from '@platform/lives/clicks';
import { clickOnce, shareOnce } from './events.store';

type Event = ReadInputOf<typeof event>;

/**
 * Counts what a reader did with an article, and his like of a comment, and
 * that he opened a live; other kinds are taken and come to count with their
 * resources.
 * @param person who likes, asked only then; throws where there is nobody
 * @returns 'repeated' where a record of this number has been counted before
 * @throws Refusal for a second like of a comment, and for taking one back (H2).
 */
export async function countEvent(
  db: Database,
  site: number,
  given: Event,
  person: () => string,
  now: Date,
): Promise<'counted' | 'repeated'> {
  if (given.type === KindNumber.event.comment && given.eventType === EventType.like) {
    if (given.cancel) throw refused('评论的点赞不能取消');
    await likeComment(db, site, given.id, person(), now);
    return 'counted';
  }
  if (given.type === KindNumber.event.live && given.eventType === EventType.click)
    return (await openedLive(db, site, given.id, given.eventId, now)) ? 'repeated' : 'counted';
  if (given.type !== KindNumber.event.article) return 'counted';
  switch (given.eventType) {
    case EventType.click:
      return (await clickOnce(db, site, given.id, given.eventId, now)) ? 'repeated' : 'counted';
    case EventType.share:
      return (await shareOnce(db, site, given.id, given.eventId, now)) ? 'repeated' : 'counted';
    case EventType.like: {
      const who = person();
      if (given.cancel) await unlikeArticle(db, site, given.id, who);
      else await likeArticle(db, site, given.id, who, now);
      return 'counted';
    }
    default:
      // views and device records are statistics of the analytics service, not counts of the article
      return 'counted';
  }
}
