import { event } from '@contract/events';
import type { Database } from '@platform/db/connection';
import { type Served, serve } from '@platform/http/context';
import { personOf } from '@platform/http/who';
import { countEvent } from './events.service';

export function eventHandlers(db: Database, now: () => number): Served[] {
  return [
    serve(event, async (given, context): Promise<true> => {
      await countEvent(db, context.site.id, given, () => personOf(context, given), new Date(now()));
      return true;
    }),
  ];
}
