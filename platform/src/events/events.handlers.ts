import { event } from '@contract/events';
import { MvodEventType } from '@contract/participation/codes';
import { mvodEvent } from '@contract/shortVideos';
import type { Database } from '@platform/db/connection';
import { type Served, serve } from '@platform/operations/callContext';
import { personOf } from '@platform/operations/callers';
import { likeShortVideo } from '@platform/shortVideos/likes.service';
import { repeated } from '@platform/wire/refusals';
import { createCounting } from './counting.service';
import { createEvents } from './events.service';

export function eventHandlers(db: Database, now: () => number): Served[] {
  const count = createCounting(db, now);
  const happened = createEvents(db, now, count);
  return [
    serve(event, async (input, context): Promise<true> => {
      const counted = await happened(context.site.id, input, () => personOf(context, input), context.address);
      // bare readers have always heard true (wire W7)
      if (counted === 'repeated' && context.curVersions !== '') throw repeated();
      return true;
    }),
    serve(mvodEvent, async ({ id, eventType, ...claim }, context): Promise<true> => {
      const who = personOf(context, claim);
      const site = context.site.id;
      if (eventType === MvodEventType.like) await likeShortVideo(db, site, id, who, new Date(now()));
      // a person's repeated play counts once, as long as records are kept
      if (eventType === MvodEventType.play)
        await count(site, { what: 'videoPlay', id, eventId: `play/${id}/${who}` });
      if (eventType === MvodEventType.share) await count(site, { what: 'videoShare', id, eventId: '' });
      return true;
    }),
  ];
}
