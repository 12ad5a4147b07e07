import { EventType, KindNumber } from '@contract/codes';
import type { event } from '@contract/events';
import type { ReadInputOf } from '@contract/operation';
import { likeArticle, unlikeArticle } from '@platform/articles/likes';
import { likeComment } from '@platform/comments/likes';
import type { Database } from '@platform/db/connection';
import { createQueues } from '@platform/db/queues';
import { networkOf } from '@platform/limits/rateLimit';
import { refused } from '@platform/wire/refusals';
import { type Counted, createCounting } from './counting';

type Event = ReadInputOf<typeof event>;
const { article, comment, live } = KindNumber.event;

/** @param now epoch ms */
export function createEvents(db: Database, now: () => number) {
  const count = createCounting(db, now);
  const inTurn = createQueues();

  async function like(site: number, { type, id, cancel }: Event, who: string): Promise<void> {
    const at = new Date(now());
    if (type === comment) await likeComment(db, site, id, who, at);
    else if (cancel) await unlikeArticle(db, site, id, who);
    else await likeArticle(db, site, id, who, at);
  }

  /**
   * Counts what a reader did with an article, and his like of a comment, and that he opened a live; other kinds are taken and
   * come to count with their resources.
   * @param person who likes, asked only then; throws where there is nobody
   * @throws Refusal for a second like of a comment, and for taking one back (H2).
   */
  return async (site: number, given: Event, person: () => string, address: string): Promise<Counted> => {
    const { type, eventType, id, eventId } = given;
    const isLike = eventType === EventType.like && (type === article || type === comment);
    if (isLike) {
      if (type === comment && given.cancel) throw refused('评论的点赞不能取消');
      const who = person();
      await inTurn(`${site}/${type}/${id}`, () => like(site, given, who), networkOf(address));
      return 'counted';
    }
    if (type === live && eventType === EventType.click) return count(site, { what: 'live', id, eventId });
    if (type === article && eventType === EventType.click) return count(site, { what: 'click', id, eventId });
    if (type === article && eventType === EventType.share) return count(site, { what: 'share', id, eventId });
    // views and device records are statistics of the analytics service, not counts of the article
    return 'counted';
  };
}
