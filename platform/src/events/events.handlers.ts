import { event } from '@contract/events';
import type { Database } from '@platform/db/connection';
import { type Served, serve } from '@platform/operations/callContext';
import { personOf } from '@platform/operations/callers';
import { repeated } from '@platform/wire/refusals';
import { createEvents } from './events.service';

export function eventHandlers(db: Database, now: () => number): Served[] {
  const happened = createEvents(db, now);
  return [
    serve(event, async (given, context): Promise<true> => {
      const counted = await happened(context.site.id, given, () => personOf(context, given), context.address);
      // bare readers have always heard true (wire W7)
      if (counted === 'repeated' && context.curVersions !== '') throw repeated();
      return true;
    }),
  ];
}
