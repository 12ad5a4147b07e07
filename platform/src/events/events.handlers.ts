import { articleClick, record } from '@contract/analytics';
import { ArticleType, EventType, KindNumber } from '@contract/codes';
import { event } from '@contract/events';
import type { ReadInputOf } from '@contract/operation';
import { MvodEventType } from '@contract/participation/codes';
import { PointsName } from '@contract/points';
import { mvodEvent } from '@contract/shortVideos';
import { publishedType } from '@platform/articles/articleItems.service';
import type { Database } from '@platform/db/connection';
import { type Served, serve } from '@platform/operations/callContext';
import { personIfAny, personOf } from '@platform/operations/callers';
import { paperArticle } from '@platform/papers/papers.service';
import { awardPoints } from '@platform/points/awards.service';
import { createLikes } from '@platform/reactions/likes.service';
import { refused, repeated } from '@platform/wire/refusals';
import { createCounting } from './counting.service';
import { createEvents } from './events.service';
import { createRecords } from './records.service';

type Event = ReadInputOf<typeof event>;

export function eventHandlers(db: Database, now: () => number): Served[] {
  const count = createCounting(db, now);
  const like = createLikes(db, now);
  const happened = createEvents(count, like);
  const countRecord = createRecords(db, now);

  /** Points for an article, of the paper too, that a member opened, played or shared, once for each (H5). */
  async function awardReading(site: number, member: number, { type, eventType, id }: Event) {
    if (type === KindNumber.event.paperArticle && eventType === EventType.click) {
      if (await paperArticle(db, site, id, false))
        await awardPoints(db, site, { member, name: PointsName.paper, key: `paper ${id}` }, new Date(now()));
      return;
    }
    if (type !== KindNumber.event.article) return;
    if (eventType !== EventType.click && eventType !== EventType.share) return;
    const articleType = await publishedType(db, site, id);
    if (articleType === undefined) return;
    const opened = articleType === ArticleType.video ? PointsName.video : PointsName.click;
    const name = eventType === EventType.share ? PointsName.share : opened;
    await awardPoints(db, site, { member, name, key: `article ${id}` }, new Date(now()));
  }

  return [
    serve(event, async (input, context): Promise<true> => {
      const counted = await happened(context.site.id, input, {
        person: () => personIfAny(context, input),
        address: context.address,
        isMember: context.caller.kind === 'member',
      });
      if (counted === 'counted' && context.caller.kind === 'member')
        await awardReading(context.site.id, context.caller.memberId, input);
      // bare readers have always heard true (wire W7)
      if (counted === 'repeated' && context.curVersions !== '') throw repeated();
      return true;
    }),
    serve(record, async (input, context): Promise<Record<string, never>> => {
      if (!(await countRecord(context, input))) throw refused('not a record of this site');
      return {};
    }),
    // The host for big data belongs to somebody else: what its client sends here is not looked at.
    serve(articleClick, async (): Promise<Record<string, never>> => ({})),
    serve(mvodEvent, async ({ id, eventType, ...claim }, context): Promise<true> => {
      const who = personOf(context, claim);
      const site = context.site.id;
      const { address, caller } = context;
      const video = { type: KindNumber.event.shortVideo, id };
      if (eventType === MvodEventType.like) {
        const reader = { who, address, isMember: caller.kind === 'member' };
        await like(site, { ...video, cancel: false }, reader);
      }
      // a person's repeated play counts once, as long as records are kept
      if (eventType === MvodEventType.play)
        await count(site, { ...video, counter: 'play', eventId: `play/${id}/${who}` }, address);
      if (eventType === MvodEventType.share)
        await count(site, { ...video, counter: 'share', eventId: '' }, address);
      return true;
    }),
  ];
}
