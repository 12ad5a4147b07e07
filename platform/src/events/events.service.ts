import { EventType, KindNumber } from '@contract/codes';
import type { event } from '@contract/events';
import type { ReadInputOf } from '@contract/operation';
import { hasCounter } from '@platform/reactions/counts.service';
import { finalLike, isLiked, type Likes } from '@platform/reactions/likes.service';
import { refused } from '@platform/wire/refusals';
import type { CountEvent, CountResult } from './counting.service';

type Event = ReadInputOf<typeof event>;
export interface EventReader {
  /** Asked for a like alone; '' = nobody, who counts nothing. */
  readonly person: () => string;
  readonly address: string;
  /** Proven by a token. */
  readonly isMember: boolean;
}

/** The counter an event other than a like adds to; undefined = none. */
function counterOf({ type, eventType }: Event): 'click' | 'share' | undefined {
  if (eventType === EventType.click && (type === KindNumber.event.live || hasCounter(type, 'click')))
    return 'click';
  return eventType === EventType.share && hasCounter(type, 'share') ? 'share' : undefined;
}

export function createEvents(count: CountEvent, like: Likes) {
  /**
   * Counts a reader's likes, openings and shares of the kinds that have them (`reactions/kinds.sql.ts`), and openings of lives.
   * Events of other kinds are accepted.
   * @throws Refusal for a second like of a comment, question or answer, and for taking one back (H2).
   */
  return async (
    site: number,
    input: Event,
    { person, address, isMember }: EventReader,
  ): Promise<CountResult> => {
    const { type, eventType, id, eventId } = input;
    if (eventType === EventType.like && isLiked(type)) {
      const final = finalLike(type);
      if (final && input.cancel) throw refused(final);
      const who = person();
      // older clients name nobody and hear true all the same (wire W24)
      if (who !== '') await like(site, input, { who, address, isMember });
      return 'counted';
    }
    const counter = counterOf(input);
    if (counter) return count(site, { type, counter, id, eventId }, address);
    // views and device records are statistics of the analytics service, not counts of the article
    return 'counted';
  };
}
