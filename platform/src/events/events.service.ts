import { EventType, KindNumber } from '@contract/codes';
import type { event } from '@contract/events';
import type { ReadInputOf } from '@contract/operation';
import { likeActivity, unlikeActivity } from '@platform/activities/reactions.service';
import { createArticleLikes } from '@platform/articles/likes.service';
import { likePost, unlikePost } from '@platform/circles/postLikes.service';
import { likeComment } from '@platform/comments/reactions/likes.service';
import type { Database } from '@platform/db/connection';
import { likeDynamic, unlikeDynamic } from '@platform/dynamics/dynamicLikes.service';
import { networkOf } from '@platform/limits/rateLimit';
import { likePaperArticle, unlikePaperArticle } from '@platform/papers/paperCounts.service';
import { requireLikeAllowance } from '@platform/praises/likeAllowance.service';
import { likeQuestion } from '@platform/questions/likes.service';
import { createFairQueue } from '@platform/queues/fair';
import { likeShortVideo, unlikeShortVideo } from '@platform/shortVideos/likes.service';
import { refused } from '@platform/wire/refusals';
import type { CountEvent, CountResult } from './counting.service';

type Event = ReadInputOf<typeof event>;
const { activity, answer, article, comment, dynamic, live, paperArticle, post, question, shortVideo } =
  KindNumber.event;
const likedKinds: readonly number[] = [
  activity,
  answer,
  article,
  comment,
  dynamic,
  paperArticle,
  post,
  question,
  shortVideo,
];
/** A like of these is final (H2). */
const finalKinds: ReadonlyMap<number, string> = new Map([
  [comment, '评论的点赞不能取消'],
  [answer, '回答的点赞不能取消'],
  [question, '提问的点赞不能取消'],
]);

export interface LikingReader {
  /** Asked for a like alone; '' = nobody, who counts nothing. */
  readonly person: () => string;
  readonly address: string;
  /** Proven by a token. */
  readonly isMember: boolean;
}

/** The counter an event other than a like adds to; undefined = none. */
function counterOf({ type, eventType }: Event): Parameters<CountEvent>[1]['what'] | undefined {
  if (eventType === EventType.click) {
    if (type === live) return 'live';
    if (type === paperArticle) return 'paperClick';
    if (type === article) return 'click';
  }
  if (eventType === EventType.share) {
    if (type === article) return 'share';
    if (type === dynamic) return 'dynamicShare';
    if (type === shortVideo) return 'videoShare';
    if (type === post) return 'postShare';
  }
  return undefined;
}

/** @param now epoch ms */
export function createEvents(db: Database, now: () => number, count: CountEvent) {
  const inTurn = createFairQueue();
  const likeArticle = createArticleLikes(db);

  async function like(site: number, { type, id, cancel }: Event, who: string): Promise<void> {
    const at = new Date(now());
    if (type === comment) await likeComment(db, site, id, who, at);
    else if (type === answer) await likeQuestion(db, 'answer', site, id, { who, at });
    else if (type === question) await likeQuestion(db, 'question', site, id, { who, at });
    else if (type === dynamic)
      await (cancel ? unlikeDynamic(db, site, id, who) : likeDynamic(db, site, id, who, at));
    else if (type === shortVideo)
      await (cancel ? unlikeShortVideo(db, site, id, who) : likeShortVideo(db, site, id, who, at));
    else if (type === paperArticle)
      await (cancel ? unlikePaperArticle(db, site, id, who) : likePaperArticle(db, site, id, who, at));
    else if (type === post) await (cancel ? unlikePost(db, site, id, who) : likePost(db, site, id, who, at));
    else await (cancel ? unlikeActivity(db, site, id, who) : likeActivity(db, site, id, who, at));
  }

  /**
   * Counts a reader's clicks, shares and likes of articles, likes of comments, questions and answers, openings of lives, likes
   * and shares of dynamics, posts and short videos, likes of activities, openings and likes of a paper's articles.
   * Other kinds are accepted and come to count with their resources.
   * @throws Refusal for a second like of a comment, question or answer, and for taking one back (H2).
   */
  return async (
    site: number,
    input: Event,
    { person, address, isMember }: LikingReader,
  ): Promise<CountResult> => {
    const { type, eventType, id, eventId } = input;
    const isLike = eventType === EventType.like && likedKinds.includes(type);
    if (isLike) {
      const final = finalKinds.get(type);
      if (final && input.cancel) throw refused(final);
      const who = person();
      // older clients name nobody and hear true all the same (wire W24)
      if (who === '') return 'counted';
      if (!input.cancel) await requireLikeAllowance(db, site, { type, id, address, isMember }, now());
      if (type === article) {
        const { cancel } = input;
        await likeArticle(site, { id, who, cancel, at: new Date(now()) }, networkOf(address));
      } else await inTurn(`${site}/${type}/${id}`, () => like(site, input, who), networkOf(address));
      return 'counted';
    }
    const counter = counterOf(input);
    if (counter) return count(site, { what: counter, id, eventId }, address);
    // views and device records are statistics of the analytics service, not counts of the article
    return 'counted';
  };
}
