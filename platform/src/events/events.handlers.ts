import { event } from '@contract/events';
import type { Database } from '@platform/db/connection';
import { type Served, serve } from '@platform/http/context';
import { repeated } from '@platform/http/errors';
import { personOf } from '@platform/http/who';
import { createEvents } from './events.service';

export function eventHandlers(db: Database, now: () => number): Served[] {
  const happened = createEvents(db, now);
  return [
    serve(event, async (input, context): Promise<true> => {
      const counted = await happened(context.site.id, input, () => personOf(context, input), context.address);
      // bare readers have always heard true (wire W7)
      if (counted === 'repeated' && context.curVersions !== '') throw repeated();
      return true;
    }),
  ];
}
