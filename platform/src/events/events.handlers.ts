import { event } from '@contract/events';
import type { Database } from '@platform/db/connection';
import { type Served, serve } from '@platform/http/context';
import { countEvent } from './events.service';

export function eventHandlers(db: Database, now: () => number): Served[] {
  return [
    serve(event, async (given, { site }): Promise<true> => {
      await countEvent(db, site.id, given, new Date(now()));
      return true;
    }),
  ];
}
