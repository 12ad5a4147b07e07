import { event } from '@contract/events';
import type { Database } from '@platform/db/connection';
import { type Served, serve } from '@platform/http/context';
import { repeated } from '@platform/http/errors';
import { personOf } from '@platform/http/who';
import { countEvent } from './events.service';

export function eventHandlers(db: Database, now: () => number): Served[] {
  return [
    serve(event, async (given, context): Promise<true> => {
      const person = () => personOf(context, given);
      const counted = await countEvent(db, context.site.id, given, person, new Date(now()));
      // bare readers have always heard true (wire W7)
      if (counted === 'repeated' && context.curVersions !== '') throw repeated();
      return true;
    }),
  ];
}
