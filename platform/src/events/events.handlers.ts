import { ArticleType, EventType, KindNumber } from '@contract/codes';
import { event } from '@contract/events';
import type { ReadInputOf } from '@contract/operation';
import { PointsName } from '@contract/points';
import { publishedType } from '@platform/articles/articleItems.service';
import type { Database } from '@platform/db/connection';
import { type Served, serve } from '@platform/operations/callContext';
import { personOf } from '@platform/operations/callers';
import { awardPoints } from '@platform/points/awards.service';
import { repeated } from '@platform/wire/refusals';
import { createEvents } from './events.service';

type Event = ReadInputOf<typeof event>;

export function eventHandlers(db: Database, now: () => number): Served[] {
  const happened = createEvents(db, now);

  /** Points for an article that a member opened, played or shared, once for each (H5). */
  async function awardReading(site: number, member: number, { type, eventType, id }: Event) {
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
      const counted = await happened(context.site.id, input, () => personOf(context, input), context.address);
      if (counted === 'counted' && context.caller.kind === 'member')
        await awardReading(context.site.id, context.caller.memberId, input);
      // bare readers have always heard true (wire W7)
      if (counted === 'repeated' && context.curVersions !== '') throw repeated();
      return true;
    }),
  ];
}
